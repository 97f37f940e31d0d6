/** A stretch of time in minutes, its end not included. */
export type Span = { start: number; end: number };

const none: readonly Span[] = [];

/** Returns the spans in order, those that touch or overlap made one, empty ones left out. */
export function merged(spans: readonly Span[]): readonly Span[] {
  if (areMerged(spans)) return spans;
  const ordered = spans.filter(({ start, end }) => start < end).sort((a, b) => a.start - b.start);
  const result: Span[] = [];
  for (const { start, end } of ordered) {
    const last = result.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}

/** Nearly all are, and a year of a driver has thousands of them. */
function areMerged(spans: readonly Span[]): boolean {
  let last = Number.NEGATIVE_INFINITY;
  for (const { start, end } of spans) {
    if (start <= last || end <= start) return false;
    last = end;
  }
  return true;
}

/** Returns what is left of merged spans when merged holes are cut out of them. */
export function without(spans: readonly Span[], holes: readonly Span[]): readonly Span[] {
  if (holes.length === 0) return spans;
  const result: Span[] = [];
  for (const span of spans) {
    let from = span.start;
    for (const hole of holes) {
      if (hole.end <= from || hole.start >= span.end) continue;
      if (hole.start > from) result.push({ start: from, end: hole.start });
      from = hole.end;
    }
    if (from < span.end) result.push({ start: from, end: span.end });
  }
  return result;
}

/** Returns the part of merged spans between two minutes. */
export function clipped(spans: readonly Span[], from: number, to: number): readonly Span[] {
  const [first] = spans;
  if (!first) return none;
  if (first.start >= from && (spans.at(-1) ?? first).end <= to) return spans;
  const within = spans.map(({ start, end }) => ({ start: Math.max(start, from), end: Math.min(end, to) }));
  return within.filter(({ start, end }) => start < end);
}

/** Returns the minutes of merged spans between two minutes. */
export function minutesWithin(spans: readonly Span[], from: number, to: number): number {
  let minutes = 0;
  for (const { start, end } of spans) minutes += Math.max(0, Math.min(end, to) - Math.max(start, from));
  return minutes;
}

/** Returns the minutes of merged spans. */
export function minutesOf(spans: readonly Span[]): number {
  return minutesWithin(spans, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
}
