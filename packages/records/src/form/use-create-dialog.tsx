import { useCan } from '@haisha/platform';
import { lazyDialog } from '@haisha/platform/lazy-part';
import { type ComponentType, type ReactNode, Suspense, useMemo } from 'react';
import { useDialogOf } from '../pages/area-pages.tsx';
import { withWords } from '../words/with-words.ts';
import type { CreateDialogProps } from './create-dialog-props.ts';

/** Offers the dialog that creates a record for a picker; nothing to who may not, or in an area without its form. */
export function useCreateDialog<Row>(name: string): ((props: CreateDialogProps<Row>) => ReactNode) | undefined {
  const can = useCan();
  const dialog = useDialogOf(name);
  const LazyDialog = useMemo(
    () => dialog && lazyDialog(async () => ({ default: (await withWords(dialog)).ForPicker })),
    [dialog],
  );
  if (!LazyDialog || !can(`${name}.create`)) return undefined;
  // The parts of an area know their dialogs by name, not the type of their rows.
  const Dialog = LazyDialog as unknown as ComponentType<CreateDialogProps<Row>>;
  return (props) => (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
