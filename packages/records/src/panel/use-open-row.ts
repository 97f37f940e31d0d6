import { confirmLeave, hasUnsavedInput, useSearchParams } from '@haisha/platform';
import { useEffect, useRef, useState } from 'react';
import { openRowParam, setByHand } from '../list/use-list-query.ts';

/** Browsers refuse many changes of the address in a row, as held arrow keys would make them. */
const settleMs = 150;

/** The row that is shown beside its list, kept in the address; input in it is not lost without a question. */
export function useOpenRow() {
  const [params, setParams] = useSearchParams();
  const said = params.get(openRowParam);
  const [id, setId] = useState(said);
  const written = useRef(said);

  // A link, or a step back or forward.
  useEffect(() => {
    if (said === written.current) return;
    written.current = said;
    setId(said);
  }, [said]);

  useEffect(() => {
    if (id === written.current) return;
    function write(): void {
      written.current = id;
      setParams((now) => withOpenRow(now, id), { replace: true, preventScrollReset: true, state: setByHand });
    }
    if (id === null || written.current === null) return write();
    const timer = setTimeout(write, settleMs);
    return () => clearTimeout(timer);
  }, [id, setParams]);

  async function ask(next: string | null): Promise<void> {
    if (await confirmLeave()) setId(next);
  }

  return {
    id,
    show(next: string | null): void {
      if (next === id) return;
      if (hasUnsavedInput()) void ask(next);
      else setId(next);
    },
  };
}

function withOpenRow(now: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(now);
  if (id === null) next.delete(openRowParam);
  else next.set(openRowParam, id);
  return next;
}
