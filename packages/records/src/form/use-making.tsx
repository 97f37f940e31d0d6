import { useCan } from '@haisha/platform';
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useDialogOf } from '../pages/area-pages.tsx';
import { withWords } from '../words/with-words.ts';
import type { Making } from './making.ts';

/** The dialog that makes a record for a picker, for those who may; nothing in an area without the form of it. */
export function useMaking<Row>(name: string): ((making: Making<Row>) => ReactNode) | undefined {
  const can = useCan();
  const dialog = useDialogOf(name);
  const Made = useMemo(() => dialog && lazy(async () => ({ default: (await withWords(dialog)).Making })), [dialog]);
  if (!Made || !can(`${name}.create`)) return undefined;
  // The parts of an area know their dialogs by name, not the type of their rows.
  const Dialog = Made as unknown as ComponentType<Making<Row>>;
  return (making) => (
    <Suspense>
      <Dialog {...making} />
    </Suspense>
  );
}
