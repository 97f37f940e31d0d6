import { SkeletonTable } from '@haisha/ui';
import { lazy, Suspense } from 'react';

// The gate comes with the federation runtime, in one file that only those who open an area need.
const AreaGate = lazy(async () => ({
  default: (await import(/* webpackChunkName: "areas" */ './area-gate.tsx')).AreaGate,
}));

/** `AreaGate`, where no route is mounted yet. */
export function LazyAreaGate() {
  return (
    <Suspense fallback={<SkeletonTable />}>
      <AreaGate />
    </Suspense>
  );
}
