/** When a stop may be reached at the earliest and latest, in minutes of the operation day, and the work there. */
export type TimedStop = {
  arriveFromMinutes: number | null;
  arriveToMinutes: number | null;
  workMinutes: number;
};

/**
 * Returns the indexes of the stops whose latest arrival lies before the earliest departure from the stops before them.
 * Stops without a time take part with their work only.
 */
export function stopsBeforeDeparture(stops: readonly TimedStop[]): number[] {
  const tooEarly: number[] = [];
  let departure: number | null = null;
  for (const [index, { arriveFromMinutes: from, arriveToMinutes: to, workMinutes }] of stops.entries()) {
    const latest = to ?? from;
    if (latest !== null && departure !== null && latest < departure) tooEarly.push(index);
    const arrival: number | null = from ?? departure;
    departure = arrival === null ? null : arrival + workMinutes;
  }
  return tooEarly;
}
