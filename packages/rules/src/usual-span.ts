/**
 * How many minutes lie at most between two times of one shift or one window, as a rule: 隔日勤務 takes 21 hours (改善基準告示
 * 第4条第4項第3号), which no other duty does, and goods are taken all day at most.
 */
const longest = { shift: 21 * 60, window: 24 * 60 } as const;

export type TimedSpan = keyof typeof longest;

/** Returns whether two times lie so far apart that one of them is probably of another day, such as 翌11:45 for 11:45. */
export function isUnusuallyLong(span: TimedSpan, { from, to }: { from: number; to: number }): boolean {
  return to - from > longest[span];
}

/** When a run is on its way, and when it reaches a stop, in minutes of the operation date. */
type RunSpan = { leaveGarageMinutes: number; returnMinutes: number };
type Reached = { arriveFromMinutes: number | null; arriveToMinutes: number | null };

/**
 * Returns the indexes of the stops that no arrival within the run reaches: their window ends before it leaves the garage or
 * begins after it is back.
 */
export function stopsOutsideRun(
  stops: readonly Reached[],
  { leaveGarageMinutes: leaves, returnMinutes: returns }: RunSpan,
): number[] {
  return [...stops.entries()].flatMap(([index, { arriveFromMinutes, arriveToMinutes }]) => {
    const from = arriveFromMinutes ?? arriveToMinutes;
    const to = arriveToMinutes ?? arriveFromMinutes;
    return from !== null && to !== null && (to < leaves || from > returns) ? [index] : [];
  });
}
