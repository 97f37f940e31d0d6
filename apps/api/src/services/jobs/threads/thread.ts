import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import type { Description } from '../../../http/plugins/log.ts';
import type { HeldJob, Steps } from '../queue/held-job.ts';
import type { Failed } from '../queue/settle-job.ts';
import type { FromThread, ThreadData, ToThread } from './thread-messages.ts';

/** How an attempt ended; a thread that is gone has written nothing of it. */
export type Ended = { type: 'done' } | ({ type: 'failed'; description: Description } & Failed) | { type: 'gone' };

export type Thread = {
  isAlive: () => boolean;
  run: (job: HeldJob, connection: pg.ClientConfig, onProgress: (steps: Steps) => void) => Promise<Ended>;
  /** Asks what runs to stop, and ends the thread when it does not within half a second. */
  abort: () => void;
  end: () => Promise<void>;
};

const graceMs = 500;
const entry = new URL('./job-thread.ts', import.meta.url);
/** A job that takes more ends its thread and not the process. */
const mostMegabytes = 512;
/** With the usual 48 a thread grows to 200 MB before it is swept, with half of this a tenth of its time goes into sweeping. */
const mostMegabytesOfYoung = 32;

/** A worker thread that runs one job at a time. */
export function startThread(data: ThreadData, onError: (error: unknown) => void): Thread {
  const worker = new Worker(entry, {
    workerData: data,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: mostMegabytesOfYoung },
  });
  let isAlive = true;
  let grace: NodeJS.Timeout | undefined;
  let onMessage: (message: FromThread | { type: 'gone' }) => void = () => undefined;
  const send = (message: ToThread) => worker.postMessage(message);
  worker.on('message', (message: FromThread) => onMessage(message));
  worker.on('error', onError);
  worker.on('exit', () => {
    isAlive = false;
    onMessage({ type: 'gone' });
  });
  // A process that has nothing else to do may end.
  worker.unref();

  async function end(): Promise<void> {
    await worker.terminate();
  }

  return {
    isAlive: () => isAlive,
    run: (job, connection, onProgress) =>
      new Promise((resolve) => {
        onMessage = (message) => {
          if (message.type === 'progress') return onProgress(message);
          clearTimeout(grace);
          grace = undefined;
          onMessage = () => undefined;
          resolve(message);
        };
        if (isAlive) send({ type: 'run', job, connection });
        else onMessage({ type: 'gone' });
      }),
    abort: () => {
      send({ type: 'abort' });
      grace ??= setTimeout(() => void end(), graceMs);
    },
    end,
  };
}
