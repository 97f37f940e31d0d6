import { formatNightTime, parseNightTime } from '../night-time.ts';
import { type PunchKind, punchKinds } from './punch.ts';

/** A punch in minutes from midnight of its operation date. */
export type LineTime = { kind: PunchKind; minutes: number };

export type LineReading =
  | { times: LineTime[] }
  /** `text` is no time; so many times are no day; a time is not after the one before it. */
  | { refused: 'time'; text: string }
  | { refused: 'count'; count: number }
  | { refused: 'order'; text: string; before: string };

/** What so many times stand for, in their order. */
const readings: Readonly<Record<number, readonly PunchKind[]>> = {
  0: [],
  2: ['clockIn', 'clockOut'],
  4: ['clockIn', 'leaveGarage', 'returnGarage', 'clockOut'],
  6: ['clockIn', 'leaveGarage', 'breakStart', 'breakEnd', 'returnGarage', 'clockOut'],
  8: ['clockIn', 'leaveGarage', 'breakStart', 'breakEnd', 'breakStart', 'breakEnd', 'returnGarage', 'clockOut'],
};

/**
 * Reads the day of a driver from one line, as offices write it: two times are 出勤 and 退勤, four have 出庫 and 帰庫 between
 * them, six and eight one or two breaks as well. Times are 0:00 to 47:59 of the operation date, in order.
 */
export function readDayLine(line: string): LineReading {
  const written = line
    .normalize('NFKC')
    .split(/[\s,、・〜~-]+/u)
    .filter((text) => text !== '');
  const kinds = readings[written.length];
  const minutes: number[] = [];
  for (const text of written) {
    const read = parseNightTime(text);
    if (read === null) return { refused: 'time', text };
    const last = minutes.at(-1);
    if (last !== undefined && read < last) return { refused: 'order', text, before: formatNightTime(last) };
    minutes.push(read);
  }
  if (!kinds) return { refused: 'count', count: written.length };
  return { times: minutes.map((one, at) => ({ kind: kinds[at] as PunchKind, minutes: one })) };
}

/** Writes the punches of a day as the line that `readDayLine` reads; null where no line says what they are. */
export function dayLineOf(times: readonly LineTime[]): string | null {
  const rank = (kind: PunchKind) => punchKinds.indexOf(kind);
  const sorted = times.toSorted((a, b) => a.minutes - b.minutes || rank(a.kind) - rank(b.kind));
  const kinds = readings[sorted.length];
  if (!kinds || sorted.some(({ kind }, at) => kind !== kinds[at])) return null;
  return sorted.map(({ minutes }) => formatNightTime(minutes)).join(' ');
}
