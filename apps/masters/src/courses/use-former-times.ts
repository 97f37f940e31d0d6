import { useState } from 'react';
import type { CourseFormApi, CourseValues } from './course-values.ts';

type Stops = NonNullable<CourseValues['stops']>;

/** The arrival times before stops were moved, which can be given back to the places in the order. */
export function useFormerTimes({ getValues, setValue }: CourseFormApi, onKept: () => void) {
  const [former, setFormer] = useState<Stops | null>(null);
  return {
    /** Whether stops have moved since, and with them times that could stay. */
    canKeep: former?.some(({ arriveFromMinutes, arriveToMinutes }) => (arriveFromMinutes ?? arriveToMinutes) !== null),
    /** To be called before a stop moves. */
    remember: () => {
      const now = structuredClone(getValues('stops') ?? []);
      setFormer((known) => known ?? now);
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
