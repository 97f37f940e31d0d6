import pg from 'pg';
import { onClient } from '../client.ts';
import type { Database, Transaction } from '../database.ts';
import { CopyIn } from './copy-in.ts';

type Into = { table: string; columns: readonly string[] };

const special = /[\\\n\r\t]/;
const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A UTF-16 unit in UTF-8, at most. */
const mostBytes = 3;
/** What the database has read, for the next rows: such buffers would wait long for the garbage collector. */
const spare: Buffer[] = [];

/** Writes rows in the quickest way there is: the database neither plans them nor asks for their types. */
export async function copyRows(
  db: Database | Transaction,
  { table, columns }: Into,
  rows: Iterable<readonly unknown[]>,
): Promise<void> {
  const { room, length } = written(rows, spare.pop() ?? Buffer.alloc(0));
  const statement = `copy ${pg.escapeIdentifier(table)} (${columns.map(pg.escapeIdentifier).join(', ')}) from stdin`;
  const data = room.subarray(0, length);
  await onClient(
    db,
    (client) =>
      new Promise<void>((resolve, reject) => {
        client.query(new CopyIn(statement, data, (error) => (error ? reject(error) : resolve())));
      }),
  );
  spare.push(room);
}

/** Row by row, so that the text of many rows need not be put together. */
function written(rows: Iterable<readonly unknown[]>, given: Buffer): { room: Buffer; length: number } {
  let room = given;
  let length = 0;
  for (const row of rows) {
    const line = `${row.map(copyText).join('\t')}\n`;
    const needed = length + line.length * mostBytes;
    if (needed > room.length) {
      const larger = Buffer.allocUnsafeSlow(2 * needed);
      room.copy(larger, 0, 0, length);
      room = larger;
    }
    length += room.write(line, length);
  }
  return { room, length };
}

/** A value as the text format of COPY has it. */
function copyText(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  const text = Array.isArray(value) ? arrayText(value) : String(value);
  return special.test(text) ? text.replaceAll(/[\\\n\r\t]/g, (character) => escapes[character] ?? character) : text;
}

function arrayText(values: readonly unknown[]): string {
  const elements = values.map((value) => `"${String(value).replaceAll(/["\\]/g, '\\$&')}"`);
  return `{${elements.join(',')}}`;
}
