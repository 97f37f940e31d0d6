const minuteMs = 60_000;
/** Who blows into the detector is called within half an hour. */
const nearMs = 30 * minuteMs;
/** The call book has two places of mg/L. */
const least = 0.005;

type Held = { at: string; driverId: string };

/** Finds the call to which a reading of the alcohol detector belongs: the nearest of that driver within half an hour. */
export function callOfReading<Call extends Held>(reading: Held, calls: readonly Call[]): Call | null {
  const awayOf = (call: Call) => Math.abs(Date.parse(call.at) - Date.parse(reading.at));
  const near = calls.filter((call) => call.driverId === reading.driverId && awayOf(call) <= nearMs);
  return near.toSorted((a, b) => awayOf(a) - awayOf(b))[0] ?? null;
}

/** Tells whether a detector, in mg/L of breath, shows something else than was recorded; null where none was used. */
export function isOtherThanRecorded(reading: number, recorded: number | null): boolean {
  return recorded === null || Math.abs(reading - recorded) >= least;
}
