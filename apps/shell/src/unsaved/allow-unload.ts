/** Leaves the document without the browser's own question: the user has agreed, or nothing can be saved any more. */
export function allowUnload(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
}
