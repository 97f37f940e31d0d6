import { SkeletonTable } from '@haisha/ui';
import { lazy, Suspense } from 'react';
import { loadAreas } from '../load-desk.ts';

// The gate is in one file with the federation runtime, which only users who open an area need.
const AreaGate = lazy(async () => ({ default: (await loadAreas()).AreaGate }));

/** `AreaGate`, fetched when an area is opened. */
export function LazyAreaGate() {
  return (
    <Suspense fallback={<SkeletonTable />}>
      <AreaGate />
    </Suspense>
  );
}
