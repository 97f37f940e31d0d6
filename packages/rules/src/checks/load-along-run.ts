import type { CheckFinding } from './check-finding.ts';

export const loadMeasures = ['weightKg', 'volumeLitres', 'rollCages', 'pallets'] as const;

export type LoadMeasure = (typeof loadMeasures)[number];

/** How much, by measure; what is not known is left out. */
export type Load = Readonly<Partial<Record<LoadMeasure, number>>>;

/** A stop of a run: what is loaded and what is unloaded there, in the order of the run. */
export type LoadStop = { stopId: string; loaded: Load; unloaded: Load };

/** The fullest point of a run for one measure: behind which stop, how much, and what the vehicle takes. */
export type FullestPoint = { measure: LoadMeasure; stopId: string; load: number; capacity: number };

/** Returns the fullest point of each measure that the vehicle has a capacity for; a stop unloads before it loads. */
export function fullestPoints(stops: readonly LoadStop[], capacity: Load): FullestPoint[] {
  return loadMeasures.flatMap((measure) => {
    const most = capacity[measure];
    if (most === undefined) return [];
    let aboard = 0;
    let fullest: FullestPoint | undefined;
    for (const { loaded, stopId, unloaded } of stops) {
      aboard += (loaded[measure] ?? 0) - (unloaded[measure] ?? 0);
      if (!fullest || aboard > fullest.load) fullest = { measure, stopId, load: aboard, capacity: most };
    }
    return fullest ? [fullest] : [];
  });
}

/** Returns how full a run is in percent, rounded up: the highest of its measures (積載率). */
export function loadPercent(points: readonly FullestPoint[]): number {
  const shares = points.filter(({ capacity }) => capacity > 0).map(({ capacity, load }) => (load / capacity) * 100);
  return Math.ceil(Math.max(0, ...shares));
}

/** Check 8: what is aboard at the fullest point fits. Overweight is against the law, the other measures are estimates. */
export function loadAlongRun(
  stops: readonly LoadStop[],
  capacity: Load,
): CheckFinding<'overweight' | 'overfull', FullestPoint>[] {
  const over = fullestPoints(stops, capacity).filter((point) => point.load > point.capacity);
  return over.map((facts) =>
    facts.measure === 'weightKg'
      ? { code: 'overweight', level: 'red', facts }
      : { code: 'overfull', level: 'amber', facts },
  );
}
