import { tokyoDate } from '@haisha/i18n';
import { useSearchParams } from '@haisha/platform';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { type BoardAddress, readBoardAddress, writeBoardAddress } from './board-address.ts';

export type BoardAddressState = {
  address: BoardAddress;
  /** Changes the address; a step that is no page of its own (an open panel) takes the place of the last one. */
  change: (changes: Partial<BoardAddress>, options?: { replace?: boolean }) => void;
};

/** What the board shows, kept in the address: it can be reloaded, sent to a colleague and walked back. */
export function useBoardAddress(): BoardAddressState {
  const [params, setParams] = useSearchParams();
  const today = tokyoDate();
  const address = useMemo(() => readBoardAddress(params, today), [params, today]);
  // Two changes may come before the page is drawn anew: the second builds on the first.
  const latest = useRef(address);
  useLayoutEffect(() => {
    latest.current = address;
  }, [address]);

  function change(changes: Partial<BoardAddress>, options: { replace?: boolean } = {}): void {
    latest.current = { ...latest.current, ...changes };
    setParams(writeBoardAddress(latest.current, today), { preventScrollReset: true, ...options });
  }

  return { address, change };
}
