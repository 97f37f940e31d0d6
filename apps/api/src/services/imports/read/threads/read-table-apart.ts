import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { ProblemError } from '../../../../http/errors.ts';
import type { ReadTable } from '../read-table.ts';
import { importSwollen, importTooSlow } from '../refused-import.ts';
import type { Reading, TableFile, TableRow } from '../table-file.ts';
import { collectGarbage } from './collect-garbage.ts';
import { createTurns } from './create-turns.ts';
import type { FileToRead, ReadingAnswer, Refusal, RowsMessage } from './reading-messages.ts';

/** Long enough between the reads of one upload; then the thread gives its memory back. */
const idleMs = 500;
const mostThreads = 2;
/** A file that takes more is refused; the process goes on. */
const mostMegabytes = 512;
/** A list of the most rows takes a few seconds. */
const longestSeconds = 30;
/** What is smaller is read in a moment, and never waits for several large files. */
const largeBytes = 1024 ** 2;

const threads = new Piscina<FileToRead, ReadingAnswer>({
  filename: new URL('./reading-thread.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: mostThreads,
  idleTimeout: idleMs,
  execArgv: [],
  resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
});
const inTurn = createTurns(mostThreads);

/**
 * Reads files of a person as `readTable` does, in another thread, so that nobody else waits for it. Each person has one
 * thread at a time, and a file that takes too long is refused.
 */
export function readTableApart(owner: string, seconds = longestSeconds): ReadTable {
  async function run(content: Buffer, wanted: Reading, port: MessagePort | null = null): Promise<ReadingAnswer> {
    const isLarge = content.length > largeBytes;
    const transferList = port ? [port] : [];
    try {
      return await inTurn({ owner, isLarge }, async () => {
        const signal = AbortSignal.timeout(seconds * 1_000);
        return await threads.run({ content, wanted, port }, { transferList, signal });
      });
    } catch (error) {
      throw refusalOf(error, seconds);
    } finally {
      if (isLarge) collectGarbage();
    }
  }

  async function* rowsApart(content: Buffer, wanted: Reading): AsyncGenerator<TableRow[]> {
    const { port1: port, port2 } = new MessageChannel();
    const failed = run(content, wanted, port2).then(() => new Promise<never>(() => undefined));
    try {
      for (;;) {
        const message = await Promise.race([nextOf(port), failed]);
        if ('refusal' in message) throw problemOf(message.refusal);
        if ('isEnd' in message) return;
        yield message.rows;
      }
    } finally {
      port.close();
      failed.catch(() => undefined);
    }
  }

  return async (content, wanted = {}): Promise<TableFile> => {
    const answer = await run(content, wanted);
    if ('refusal' in answer) throw problemOf(answer.refusal);
    return { ...answer.facts, rows: () => rowsApart(content, wanted) };
  };
}

/** A thread that is ended for its memory or its time says so by the name of its error. */
function refusalOf(error: unknown, seconds: number): unknown {
  if (!(error instanceof Error)) return error;
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') return importSwollen();
  return error.name === 'AbortError' ? importTooSlow(seconds) : error;
}

function nextOf(port: MessagePort): Promise<RowsMessage> {
  return new Promise((resolve) => {
    port.once('message', resolve);
    port.postMessage('next');
  });
}

function problemOf({ code, message, extras }: Refusal): ProblemError {
  return new ProblemError(code, message, extras);
}
