/** The last minute of the day after the operation date: 47:59. */
export const lastNightMinute = 48 * 60 - 1;

const dayMinutes = 24 * 60;

/**
 * Reads a time of a night run, 0:00 to 47:59 unless a later minute is the last, as minutes from the start of its operation
 * date: 25:30, 2530, ９：０５, 翌1:30 of the day after it, and 翌々日 1:30 of the one after that.
 */
export function parseNightTime(text: string, last: number = lastNightMinute): number | null {
  const [, next = '', plain = ''] = /^(翌々?日?)?(.*)$/.exec(text.normalize('NFKC').replace(/\s/g, '')) ?? [];
  const match = /^(\d{1,3}):([0-5]\d)$/.exec(plain) ?? /^(\d{1,3})([0-5]\d)$/.exec(plain);
  if (!match) return null;
  const ofDay = Number(match[1]) * 60 + Number(match[2]);
  if (next !== '' && ofDay >= dayMinutes) return null;
  const days = next === '' ? 0 : next.startsWith('翌々') ? 2 : 1;
  const minutes = ofDay + days * dayMinutes;
  return minutes <= last ? minutes : null;
}

/** Formats minutes from the start of an operation date: 25:30, 9:05. */
export function formatNightTime(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
