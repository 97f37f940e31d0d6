export type Clock = () => Date;

export function systemClock(): Date {
  return new Date();
}

const tokyo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' });

/** The business day of a moment, `YYYY-MM-DD`. */
export function tokyoDay(at: Date): string {
  return tokyo.format(at);
}
