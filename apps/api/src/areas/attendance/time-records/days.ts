/** From the first day to the last, YYYY-MM-DD. */
export type Days = { from: string; to: string };
