import { http, useQueryClient } from '@haisha/platform';
import { newQueueId, useSendQueue } from '@haisha/platform/use-send-queue';
import type { PunchKind } from '@haisha/rules/punches/punch';
import type { PunchInput, TimeRecord, TimeRecordMonth } from '@haisha/validation/time-record';
import { useState } from 'react';
import { keyOf } from '../records/record-row.ts';
import { useRefusalWords } from '../records/use-refusal-words.ts';
import { recordsPath } from '../time-records-api.ts';
import { keepPunches, queuedPunches } from './punch-queue.ts';

/** A slow line answers within it, or the punch waits for a better one. */
const timeoutMs = 15_000;

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
  const queries = useQueryClient();
  const [refused, setRefused] = useState<{ punch: PunchInput; error: unknown } | null>(null);

  function take(record: TimeRecord): void {
    queries.setQueriesData<TimeRecordMonth>(
      { queryKey: [recordsPath, 'month'] },
      (month) =>
        month && { ...month, records: month.records.map((one) => (keyOf(one) === keyOf(record) ? record : one)) },
    );
    void queries.invalidateQueries({ queryKey: [recordsPath] });
  }

  const { add, ...queue } = useSendQueue<PunchInput>({
    kept: () => queuedPunches(userId),
    keep: (punches) => keepPunches(userId, punches),
    send: async (punch) => take(await http().post<TimeRecord>('/punches', punch, { timeoutMs })),
    refused: (error, punch) => {
      setRefused({ punch, error });
      return 'stay';
    },
  });

  const isWaiting = queue.waiting.some(({ id }) => id === refused?.punch.id);
  return {
    ...queue,
    refusal: isWaiting && refused ? refusals.text(refused.error, [refused.punch]) : null,
    punch: (kind) => add({ id: newQueueId(), kind, at: new Date().toISOString() }),
  };
}
