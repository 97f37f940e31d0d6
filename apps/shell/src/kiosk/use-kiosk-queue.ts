import { isProblem } from '@haisha/platform';
import { newQueueId, type SendQueue, useSendQueue } from '@haisha/platform/use-send-queue';
import type { KioskPunchInput } from '@haisha/validation/kiosk';
import { useState } from 'react';
import { useShell } from '../shell-context.ts';
import { keepPunches, keepRefused, queuedPunches, type RefusedPunch, refusedPunches } from './kiosk-queue.ts';

/** A slow line answers within it, or the punch waits for a better one. */
const timeoutMs = 15_000;

export type KioskQueue = Pick<SendQueue<KioskPunchInput>, 'waiting'> & {
  /** Keeps a punch of now and sends it; answers it as it was made. */
  punch: (punch: Pick<KioskPunchInput, 'code' | 'kind'>) => KioskPunchInput;
  refused: readonly RefusedPunch[];
  /** Somebody has seen what was refused. */
  forget: () => void;
};

/** The punches of a tablet: kept first, then sent, each once. What the server refuses is told until somebody has seen it. */
export function useKioskQueue(): KioskQueue {
  const { http } = useShell();
  const [refused, setRefused] = useState(refusedPunches);
  const { add, waiting } = useSendQueue<KioskPunchInput>({
    kept: queuedPunches,
    keep: keepPunches,
    send: async (punch) => {
      await http.post('/kiosk/punches', punch, { timeoutMs, whenSignedOut: 'fail' });
    },
    refused: (error, punch) => {
      // A tablet that was revoked may be registered again.
      if (isProblem(error, 'session.required')) return 'stay';
      const all = [...refusedPunches(), punch];
      keepRefused(all);
      setRefused(all);
      return 'drop';
    },
  });
  return {
    waiting,
    refused,
    punch: (given) => {
      const made = { ...given, id: newQueueId(), at: new Date().toISOString() };
      add(made);
      return made;
    },
    forget: () => {
      keepRefused([]);
      setRefused([]);
    },
  };
}
