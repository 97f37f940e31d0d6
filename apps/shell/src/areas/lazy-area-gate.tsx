import { SkeletonTable } from '@haisha/ui';
import { lazy, Suspense } from 'react';

// The gate comes with the federation runtime, in one file that only those who open an area need.
const Gate = lazy(async () => {
  const { AreaGate } = await import(/* webpackChunkName: "areas" */ './area-gate.tsx');
  return { default: AreaGate };
});

/** Stands where no route is mounted yet; see AreaGate. */
export function AreaGate() {
  return (
    <Suspense fallback={<SkeletonTable />}>
      <Gate />
    </Suspense>
  );
}
