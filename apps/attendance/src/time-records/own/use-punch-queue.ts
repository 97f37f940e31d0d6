import { http, isProblem, useQueryClient } from '@haisha/platform';
import type { PunchKind } from '@haisha/rules/punches/punch';
import type { PunchInput, TimeRecord, TimeRecordMonth } from '@haisha/validation/time-record';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keyOf } from '../records/record-row.ts';
import { useRefusalWords } from '../records/use-refusal-words.ts';
import { recordsPath } from '../time-records-api.ts';
import { keepPunches, queuedPunches } from './punch-queue.ts';

/** A slow line answers within it, or the punch waits for a better one. */
const timeoutMs = 15_000;
/** Not every device tells that its network is back. */
const retryMs = 20_000;

export type PunchQueue = {
  /** Made here and not sent yet. */
  waiting: readonly PunchInput[];
  isSending: boolean;
  /** Why the first of them was not taken, where it was not the network. */
  refusal: string | null;
  punch: (kind: PunchKind) => void;
  send: () => void;
};

/** Punches of whoever is logged in: kept on the device first, then sent, each once, with the time at which it was made. */
export function usePunchQueue(userId: string): PunchQueue {
  const refusals = useRefusalWords();
  const latest = useRef(refusals);
  useEffect(() => {
    latest.current = refusals;
  });
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState(() => queuedPunches(userId));
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isBusy = useRef(false);

  const keep = useCallback(
    (change: (before: PunchInput[]) => PunchInput[]) => {
      const after = change(queuedPunches(userId));
      keepPunches(userId, after);
      setWaiting(after);
    },
    [userId],
  );

  const send = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    try {
      for (let next = queuedPunches(userId)[0]; next; next = queuedPunches(userId)[0]) {
        const { id } = next;
        const record = await http().post<TimeRecord>('/punches', next, { timeoutMs });
        queries.setQueriesData<TimeRecordMonth>(
          { queryKey: [recordsPath, 'month'] },
          (month) =>
            month && { ...month, records: month.records.map((one) => (keyOf(one) === keyOf(record) ? record : one)) },
        );
        keep((before) => before.filter((one) => one.id !== id));
        setRefusal(null);
        void queries.invalidateQueries({ queryKey: [recordsPath] });
      }
    } catch (error) {
      const isLine = isProblem(error) && (error.status === 0 || error.status >= 500);
      setRefusal(isLine ? null : latest.current.text(error, queuedPunches(userId)));
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  }, [keep, queries, userId]);

  const hasWaiting = waiting.length > 0;
  useEffect(() => {
    if (!hasWaiting) return;
    const again = () => void send();
    again();
    window.addEventListener('online', again);
    const timer = setInterval(again, retryMs);
    return () => {
      window.removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [hasWaiting, send]);

  return {
    waiting,
    isSending,
    refusal,
    punch: (kind) => {
      keep((before) => [...before, { id: crypto.randomUUID(), kind, at: new Date().toISOString() }]);
      void send();
    },
    send: () => void send(),
  };
}
