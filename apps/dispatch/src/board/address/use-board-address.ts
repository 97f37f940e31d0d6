import { formatDate, tokyoDate, useTranslation } from '@haisha/i18n';
import { notify, useSearchParams } from '@haisha/platform';
import { setByHand } from '@haisha/records/list/use-list-query';
import type { ShownViews } from '@haisha/records/views/shown-views';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import {
  type BoardAddress,
  readBoardAddress,
  unknownDayIn,
  withView,
  writeBoardAddress,
  writeBoardView,
} from './board-address.ts';

export type BoardAddressState = {
  address: BoardAddress;
  /** Changes the address; a step that is no page of its own (an open panel) takes the place of the last one. */
  change: (changes: Partial<BoardAddress>, options?: { replace?: boolean }) => void;
};

/** The same, with what saved views ask of it. */
export type ViewedBoardAddress = BoardAddressState & ShownViews['list'];

/** What the board shows, kept in the address: it can be reloaded, sent to a colleague and walked back. */
export function useBoardAddress(): ViewedBoardAddress {
  const [params, setParams] = useSearchParams();
  const today = tokyoDate();
  const address = useMemo(() => readBoardAddress(params, today), [params, today]);
  // Two changes may come before the page is drawn anew: the second builds on the first.
  const latest = useRef(address);
  useLayoutEffect(() => {
    latest.current = address;
  }, [address]);

  const { t } = useTranslation('board');
  const unknownDay = unknownDayIn(params);
  useEffect(() => {
    if (unknownDay === null) return;
    notify({
      kind: 'error',
      text: t('state.noSuchDay', { day: unknownDay, today: formatDate(today) }),
      about: 'board',
    });
    setParams(writeBoardAddress(latest.current, today), { replace: true, preventScrollReset: true });
  }, [unknownDay, today, t, setParams]);

  function change(changes: Partial<BoardAddress>, options: { replace?: boolean } = {}): void {
    put({ ...latest.current, ...changes }, options);
  }

  function put(next: BoardAddress, options: { replace?: boolean } = {}): void {
    latest.current = next;
    // Where nothing is said any more, the plain board is what was asked for, not the view that it opens with.
    setParams(writeBoardAddress(next, today), { preventScrollReset: true, state: setByHand, ...options });
  }

  return {
    address,
    change,
    view: address.view,
    queryText: writeBoardView(address),
    show: (view, text, options) => put(withView(latest.current, view, text), options),
  };
}
