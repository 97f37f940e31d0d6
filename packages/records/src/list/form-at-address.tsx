import { useSearchParams } from '@haisha/platform';
import { lazyPart } from '@haisha/platform/lazy-part';
import { Suspense, useMemo } from 'react';
import { useDialogOf } from '../pages/area-pages.tsx';
import { withWords } from '../words/with-words.ts';

/** Over a list: the dialog with the form that the address names, fetched when it first names one. */
export function FormAtAddress({ name }: { name: string }) {
  const [params] = useSearchParams();
  const dialog = useDialogOf(name);
  const Dialog = useMemo(
    () => dialog && lazyPart(async () => ({ default: (await withWords(dialog)).AtAddress })),
    [dialog],
  );
  if (!Dialog || !['open', 'add'].some((one) => params.has(one))) return null;
  return (
    <Suspense>
      <Dialog />
    </Suspense>
  );
}
