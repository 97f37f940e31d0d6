import { lazyDialog } from '@haisha/platform/lazy-part';
import type { EntityFields } from '@haisha/validation/entity';
import { type ComponentType, Suspense } from 'react';
import type { ArchiveDialogProps } from './archive-dialog.tsx';

const Dialog = lazyDialog(async () => ({
  default: (await import('./archive-dialog.tsx')).ArchiveDialog<EntityFields>,
}));

/** `ArchiveDialog`, fetched when it is first asked for. */
export function LazyArchiveDialog<Row extends EntityFields>(props: ArchiveDialogProps<Row>) {
  // `lazy` cannot keep a type parameter.
  const Typed = Dialog as unknown as ComponentType<ArchiveDialogProps<Row>>;
  return (
    <Suspense>
      <Typed {...props} />
    </Suspense>
  );
}
