/** The element of the page, or of a dialog over it, that had the focus last. */
export const lastFocus: { element: HTMLElement | null } = { element: null };
