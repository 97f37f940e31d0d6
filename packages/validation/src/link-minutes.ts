/** How long a one-time link of an invitation or a reset works. */
export const linkMinutes = 30;
