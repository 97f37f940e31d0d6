import { Skeleton } from '@haisha/ui';
import { lazy, Suspense } from 'react';
import type { ReferencePickerProps } from './reference-picker.tsx';

const ReferencePicker = lazy(async () => ({ default: (await import('./reference-picker.tsx')).ReferencePicker }));

/** The search for a record, which comes with the fields of forms when it is first needed. */
export function LazyReferencePicker(props: ReferencePickerProps) {
  return (
    <Suspense fallback={<Skeleton h="17" w="full" />}>
      <ReferencePicker {...props} />
    </Suspense>
  );
}
