import type { EntityFields } from '@haisha/validation/entity';
import { lazy, Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ConflictDialogProps } from './conflict-dialog.tsx';
import type { RowForm } from './use-row-form.ts';

const ConflictDialog = lazy(async () => ({ default: (await import('./conflict-dialog.tsx')).ConflictDialog }));

export type FormConflictProps = Pick<ConflictDialogProps, 'labelOf' | 'textOf' | 'references'> & {
  form: Pick<RowForm<FieldValues, FieldValues, EntityFields>, 'conflict' | 'resolveConflict' | 'dismissConflict'>;
};

/** Asks whose values hold while a form stands against another one; the dialog is fetched when two people first meet. */
export function FormConflict({ form, ...words }: FormConflictProps) {
  const { conflict, resolveConflict, dismissConflict } = form;
  return (
    conflict && (
      <Suspense>
        <ConflictDialog conflict={conflict} {...words} onResolve={resolveConflict} onClose={dismissConflict} />
      </Suspense>
    )
  );
}
