/** How long a one-time link of an invitation or a reset is valid. */
export const linkMinutes = 30;
