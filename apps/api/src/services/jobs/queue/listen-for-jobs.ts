import type { Connection } from '../../../db/client.ts';
import { createListener } from '../../../db/create-listener.ts';
import { soon, wakeUpChannel } from './enqueue-job.ts';

type WakeUp = { onWakeUp: () => void; onSoon: () => void; onError: (error: unknown) => void };

/** Hears that there is something to do or soon will be, also what was asked for while nobody listened. */
export function listenForJobs(
  connection: Connection,
  { onWakeUp, onSoon, onError }: WakeUp,
): { close: () => Promise<void> } {
  const listener = createListener({
    connection,
    name: 'jobs',
    channel: wakeUpChannel,
    warn: onError,
    onNotice: (payload) => (payload === soon ? onSoon() : onWakeUp()),
    onConnect: async () => onWakeUp(),
  });
  listener.startTrying();
  return { close: listener.stop };
}
