import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { ProblemError } from '../../../../http/errors.ts';
import { importSwollen } from '../refused-import.ts';
import type { Reading, TableFile, TableRow } from '../table-file.ts';
import type { FileToRead, ReadingAnswer, Refusal, RowsMessage } from './reading-messages.ts';

/** Long enough for the reads of one upload; then the thread gives its memory back. */
const idleMs = 2_000;
const mostThreads = 2;
/** A file that takes more is refused; the process goes on. */
const mostMegabytes = 512;

const threads = new Piscina<FileToRead, ReadingAnswer>({
  filename: new URL('./reading-thread.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: mostThreads,
  idleTimeout: idleMs,
  execArgv: [],
  resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
});

/** Reads a file as `readTable` does, in another thread, so that nobody else waits for it. */
export async function readTableApart(content: Buffer, wanted: Reading = {}): Promise<TableFile> {
  const answer = await run({ content, wanted, port: null });
  if ('refusal' in answer) throw problemOf(answer.refusal);
  return { ...answer.facts, rows: () => rowsApart(content, wanted) };
}

async function* rowsApart(content: Buffer, wanted: Reading): AsyncGenerator<TableRow[]> {
  const { port1: port, port2 } = new MessageChannel();
  const failed = run({ content, wanted, port: port2 }, port2).then(() => new Promise<never>(() => undefined));
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

async function run(file: FileToRead, port?: MessagePort): Promise<ReadingAnswer> {
  try {
    return await threads.run(file, port ? { transferList: [port] } : {});
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') throw importSwollen();
    throw error;
  }
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
