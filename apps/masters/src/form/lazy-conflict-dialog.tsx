import { lazy, Suspense } from 'react';
import type { ConflictDialogProps } from './conflict-dialog.tsx';

const Dialog = lazy(async () => ({ default: (await import('./conflict-dialog.tsx')).ConflictDialog }));

/** `ConflictDialog`, fetched when two people first meet. */
export function LazyConflictDialog(props: ConflictDialogProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
