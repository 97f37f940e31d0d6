import { useSearchParams } from '@haisha/platform';
import { lazyDialog } from '@haisha/platform/lazy-part';
import { Suspense, useMemo } from 'react';
import { withDialog } from '../dialog-place.ts';
import { useDialogOf } from '../pages/area-pages.tsx';
import { withWords } from '../words/with-words.ts';
import { setByHand } from './use-list-query.ts';

/** Over a list: the dialog with the form that the address names, fetched when it first names one. */
export function FormAtAddress({ name }: { name: string }) {
  const [params, setParams] = useSearchParams();
  const dialog = useDialogOf(name);
  const Dialog = useMemo(
    () => dialog && lazyDialog(async () => ({ default: (await withWords(dialog)).AtAddress })),
    [dialog],
  );
  if (!Dialog || !['open', 'add'].some((one) => params.has(one))) return null;
  const close = () => setParams((now) => withDialog(now, {}), { preventScrollReset: true, state: setByHand });
  return (
    <Suspense>
      <Dialog onClose={close} />
    </Suspense>
  );
}
