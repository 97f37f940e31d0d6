import { useState } from 'react';
import type { CourseFormApi, CourseValues } from './course-values.ts';

type Stops = NonNullable<CourseValues['stops']>;

/** The arrival times before `stops` were moved, which can be given back to the places in the order. */
export function useFormerTimes({ getValues, setValue }: CourseFormApi, stops: Stops, onKept: () => void) {
  const [former, setFormer] = useState<Stops | null>(null);
  return {
    /** Whether nothing but the order of stops has changed since, and with it that of their times. */
    canKeep: former !== null && isReordered(former, stops),
    /** To be called before a stop moves. */
    remember: () => {
      const now = structuredClone(getValues('stops') ?? []);
      setFormer((known) => (known && isReordered(known, now) ? known : now));
    },
    keep: () => {
      const stops = getValues('stops') ?? [];
      for (const index of stops.keys()) {
        const { arriveFromMinutes = null, arriveToMinutes = null } = former?.[index] ?? {};
        setValue(`stops.${index}.arriveFromMinutes`, arriveFromMinutes, { shouldDirty: true });
        setValue(`stops.${index}.arriveToMinutes`, arriveToMinutes, { shouldDirty: true });
      }
      setFormer(null);
      onKept();
    },
  };
}

/** Whether the same times stand at the same destinations, in another order. */
function isReordered(former: Stops, stops: Stops): boolean {
  const [before, now] = [former, stops].map((all) =>
    all.map((stop) => JSON.stringify([stop.destinationId, ...timesOf(stop)])),
  );
  if (!before || !now || before.toSorted().join() !== now.toSorted().join()) return false;
  return stops.some((stop, index) => timesOf(stop).join() !== timesOf(former[index]).join());
}

function timesOf(stop: Stops[number] | undefined): unknown[] {
  return [stop?.arriveFromMinutes ?? null, stop?.arriveToMinutes ?? null];
}
