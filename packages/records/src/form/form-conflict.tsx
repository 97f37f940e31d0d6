import type { EntityFields } from '@haisha/validation/entity';
import { lazy, Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ConflictDialogProps } from './conflict-dialog.tsx';
import type { EntityForm } from './use-entity-form.ts';

const ConflictDialog = lazy(async () => ({ default: (await import('./conflict-dialog.tsx')).ConflictDialog }));

export type FormConflictProps = Pick<ConflictDialogProps, 'labelOf' | 'textOf' | 'references'> & {
  entityForm: Pick<
    EntityForm<FieldValues, FieldValues, EntityFields>,
    'conflict' | 'resolveConflict' | 'dismissConflict'
  >;
};

/** Asks whose values hold while a form stands against another one; the dialog is fetched when two people first meet. */
export function FormConflict({ entityForm, ...words }: FormConflictProps) {
  const { conflict, resolveConflict, dismissConflict } = entityForm;
  return (
    conflict && (
      <Suspense>
        <ConflictDialog conflict={conflict} {...words} onResolve={resolveConflict} onClose={dismissConflict} />
      </Suspense>
    )
  );
}
