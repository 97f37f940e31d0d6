import { useCallback } from 'react';
import { useShell } from '../shell-context.ts';
import { startingPoint } from './prefer-previous.ts';

/** Fetches the code of an area as soon as the pointer or the focus approaches its entry in the menu. */
export function usePrefetch(): (area: string) => void {
  const { areas, pointer } = useShell();
  return useCallback(
    (area) => {
      const live = pointer.get().pointer?.areas[area];
      // A failure is shown when the area is opened, after another attempt.
      if (live?.enabled) areas.load(area, live, startingPoint(area, live.version)).catch(() => undefined);
    },
    [areas, pointer],
  );
}
