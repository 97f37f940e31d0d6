import { http, isProblem, useQueryClient } from '@haisha/platform';
import type { PunchKind } from '@haisha/rules/punches/punch';
import type { PunchInput, TimeRecord, TimeRecordMonth } from '@haisha/validation/time-record';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keyOf } from '../records/record-row.ts';
import { useRefusalWords } from '../records/use-refusal-words.ts';
import { recordsPath } from '../time-records-api.ts';
import { keepPunches, newPunchId, queuedPunches } from './punch-queue.ts';

/** A slow line answers within it, or the punch waits for a better one. */
const timeoutMs = 15_000;
/** Not every device tells that its network is back. */
const retryMs = 20_000;

export type PunchQueue = {
  /** Made here and not sent yet. */
  waiting: readonly PunchInput[];
  isSending: boolean;
  /** Why one of them was not taken, where it was not the network. */
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

  // Where the browser refuses storage, punches wait in the page alone; those of another tab are in the storage alone.
  const inPage = useRef(waiting);
  const queued = useCallback(() => {
    const stored = queuedPunches(userId);
    return [...stored, ...inPage.current.filter(({ id }) => !stored.some((one) => one.id === id))];
  }, [userId]);

  const keep = useCallback(
    (change: (before: PunchInput[]) => PunchInput[]) => {
      const after = change(queued());
      inPage.current = after;
      keepPunches(userId, after);
      setWaiting(after);
    },
    [queued, userId],
  );

  const take = useCallback(
    (record: TimeRecord, id: string) => {
      queries.setQueriesData<TimeRecordMonth>(
        { queryKey: [recordsPath, 'month'] },
        (month) =>
          month && { ...month, records: month.records.map((one) => (keyOf(one) === keyOf(record) ? record : one)) },
      );
      keep((before) => before.filter((one) => one.id !== id));
      void queries.invalidateQueries({ queryKey: [recordsPath] });
    },
    [keep, queries],
  );

  const send = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    let why: string | null = null;
    const tried = new Set<string>();
    const untried = () => queued().find(({ id }) => !tried.has(id));
    for (let one = untried(); one; one = untried()) {
      tried.add(one.id);
      try {
        take(await http().post<TimeRecord>('/punches', one, { timeoutMs }), one.id);
      } catch (error) {
        // Without a line none of them arrives; one that is refused does not hold up the others.
        if (isProblem(error) && (error.status === 0 || error.status >= 500)) break;
        why ??= latest.current.text(error, [one]);
      }
    }
    setRefusal(why);
    isBusy.current = false;
    setIsSending(false);
  }, [queued, take]);

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
      keep((before) => [...before, { id: newPunchId(), kind, at: new Date().toISOString() }]);
      void send();
    },
    send: () => void send(),
  };
}
