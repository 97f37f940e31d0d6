import { useQueryClient } from '@haisha/platform';
import type { ImportListItem } from '@haisha/validation/import';
import { useCallback, useRef, useState } from 'react';
import { correctRow } from '../imports-api.ts';
import { takeJudgement } from './take-judgement.ts';

export type Correction = { number: number; column: number; text: string };
type Waiting = ReadonlyMap<string, Correction>;

const placeOf = ({ number, column }: Correction) => `${number}-${column}`;

/** Sends corrected cells one after another; what could not be sent stays in its cell and can be sent again. */
export function useCorrections(id: string, onCounts: (told: ImportListItem) => void) {
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState<Waiting>(new Map());
  const [failure, setFailure] = useState<unknown>(null);
  const line = useRef<Promise<void>>(Promise.resolve());

  const send = useCallback(
    async (one: Correction) => {
      const { number, column, text } = one;
      try {
        const judgement = await correctRow(id, number, { cells: [{ column, text }] });
        takeJudgement(queries, id, judgement);
        onCounts(judgement.import);
        // Something newer may have been entered meanwhile.
        setWaiting((known) => without(known, one));
        setFailure(null);
      } catch (error) {
        setFailure(error);
      }
    },
    [queries, id, onCounts],
  );

  const correct = useCallback(
    (one: Correction) => {
      setWaiting((known) => new Map([...known, [placeOf(one), one]]));
      line.current = line.current.then(() => send(one));
    },
    [send],
  );

  return {
    correct,
    failure,
    waiting,
    textOf: useCallback(
      (number: number, column: number) => waiting.get(placeOf({ number, column, text: '' }))?.text,
      [waiting],
    ),
    sendAgain: () => {
      setFailure(null);
      for (const one of waiting.values()) line.current = line.current.then(() => send(one));
    },
  };
}

function without(known: Waiting, one: Correction): Waiting {
  if (known.get(placeOf(one)) !== one) return known;
  const next = new Map(known);
  next.delete(placeOf(one));
  return next;
}
