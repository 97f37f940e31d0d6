/** What the board shows at once: one day, three, a week from its day on, or a month. */
export const boardRanges = ['day', 'three', 'week', 'month'] as const;
export type BoardRange = (typeof boardRanges)[number];

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
const dayMs = dayMinutes * minuteMs;

/** How many days, hours of the night behind the last of them, and how narrow an hour may become before it scrolls. */
const shown = {
  day: { days: 1, nightHours: 6, leastHour: 20 },
  three: { days: 3, nightHours: 6, leastHour: 11 },
  week: { days: 7, nightHours: 6, leastHour: 7 },
  month: { days: 31, nightHours: 0, leastHour: 34 / 24 },
} as const satisfies Record<BoardRange, { days: number; nightHours: number; leastHour: number }>;

/** Where times lie across the board, in pixels from its first midnight (Japan); a month has a cell for each day. */
export type Scale = {
  range: BoardRange;
  /** The first midnight, in milliseconds. */
  start: number;
  days: number;
  minutes: number;
  pxPerMinute: number;
  width: number;
};

/** A stretch of time in milliseconds; its end is free again. */
export type Span = { start: number; end: number };

/** Returns the midnight in Japan with which a day (YYYY-MM-DD) begins, in milliseconds. */
export function midnightOf(day: string): number {
  return Date.parse(`${day}T00:00:00+09:00`);
}

/** Returns how many days a range shows. */
export function daysOf(range: BoardRange): number {
  return shown[range].days;
}

/** Fits a range from a day on into so many pixels, or makes it as wide as it has to be. */
export function makeScale(range: BoardRange, day: string, room: number): Scale {
  const { days, leastHour, nightHours } = shown[range];
  const hours = days * 24 + nightHours;
  const pxPerMinute = Math.max(room / hours, leastHour) / 60;
  const minutes = hours * 60;
  return { range, start: midnightOf(day), days, minutes, pxPerMinute, width: Math.round(minutes * pxPerMinute) };
}

/** Returns whether all of it is seen at once, so that nothing scrolls across. */
export function fitsRoom({ pxPerMinute, range }: Scale): boolean {
  return pxPerMinute * 60 > shown[range].leastHour;
}

/** Returns the place of an instant; before the first midnight it is negative. */
export function xOf({ start, pxPerMinute }: Scale, at: number): number {
  return ((at - start) / minuteMs) * pxPerMinute;
}

/** Returns the instant at a place. */
export function timeAt({ start, pxPerMinute }: Scale, x: number): number {
  return start + (x / pxPerMinute) * minuteMs;
}

/** Returns the nearest instant on a step of so many minutes. */
export function snapped(at: number, stepMinutes: number): number {
  const step = stepMinutes * minuteMs;
  return Math.round(at / step) * step;
}

/** The steps in which a bar is carried: a month knows days alone. */
export function stepMinutesOf({ range }: Scale): number {
  return range === 'month' ? dayMinutes : 15;
}

/** Where a bar stands, and whether it began before the board or goes on behind it. */
export type BarBox = { left: number; width: number; isFromBefore: boolean; goesOn: boolean };

/** Returns the box of a bar; null where none of it is on the board. In a month it fills the cell of its operation date. */
export function barBox(scale: Scale, { start, end }: Span, operationDate: string): BarBox | null {
  if (scale.range === 'month') {
    const cell = dayMinutes * scale.pxPerMinute;
    const index = Math.round((midnightOf(operationDate) - scale.start) / dayMs);
    if (index < 0 || index >= scale.days) return null;
    return { left: index * cell + 2, width: cell - 4, isFromBefore: false, goesOn: false };
  }
  const left = xOf(scale, start);
  const right = xOf(scale, end);
  if (right <= 0 || left >= scale.width) return null;
  const from = Math.max(0, left);
  return {
    left: from,
    width: Math.max(4, Math.min(scale.width, right) - from),
    isFromBefore: left < 0,
    goesOn: right > scale.width,
  };
}

/** An hour that is written over the board, counted from the first midnight; the stronger ones are those of a quarter. */
export type HourMark = { hour: number; x: number; isStrong: boolean };

/** Returns the hours that have room for their figure. */
export function hourMarks({ range, minutes, pxPerMinute }: Scale): HourMark[] {
  const step = range === 'day' ? 1 : { three: 6, week: 12, month: Number.POSITIVE_INFINITY }[range];
  const marks: HourMark[] = [];
  for (let hour = step; hour < minutes / 60; hour += step) {
    const ofDay = hour % 24;
    if (ofDay === 0 && range !== 'day') continue;
    marks.push({ hour: range === 'day' ? hour : ofDay, x: hour * 60 * pxPerMinute, isStrong: hour % 6 === 0 });
  }
  return marks;
}

/** A day over the board: its number from the first, and where it begins. */
export type DayHead = { index: number; x: number; width: number };

/** Returns the days over the board; the night behind the last of them belongs to one more. */
export function dayHeads({ minutes, pxPerMinute }: Scale): DayHead[] {
  const count = Math.ceil(minutes / dayMinutes);
  return Array.from({ length: count }, (_, index) => ({
    index,
    x: index * dayMinutes * pxPerMinute,
    width: Math.min(dayMinutes, minutes - index * dayMinutes) * pxPerMinute,
  }));
}
