import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import { ProblemError } from '../../../../http/errors.ts';
import { readTable } from '../read-table.ts';
import type { TableFile } from '../table-file.ts';
import type { FileToRead, ReadingAnswer, Refusal, RowsMessage } from './reading-messages.ts';

/** Reads a file in a thread of its own: what it is, and through the port its rows. */
export default async function read({ content, wanted, port }: FileToRead): Promise<ReadingAnswer> {
  try {
    const { rows, ...facts } = await readTable(Buffer.from(content.buffer, content.byteOffset, content.length), wanted);
    if (port) await sendRows(rows, port);
    return { facts };
  } catch (error) {
    const refusal = refusalOf(error);
    port?.postMessage({ refusal } satisfies RowsMessage);
    return { refusal };
  } finally {
    port?.close();
  }
}

async function sendRows(rows: TableFile['rows'], port: MessagePort): Promise<void> {
  const closed = new AbortController();
  port.once('close', () => closed.abort());
  try {
    for await (const some of rows()) {
      await once(port, 'message', { signal: closed.signal });
      port.postMessage({ rows: some } satisfies RowsMessage);
    }
    await once(port, 'message', { signal: closed.signal });
    port.postMessage({ isEnd: true } satisfies RowsMessage);
  } catch (error) {
    // Who does not want the rest closes the port.
    if (!closed.signal.aborted) throw error;
  }
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ProblemError)) throw error;
  const { code, message, extras } = error;
  return { code, message, extras };
}
