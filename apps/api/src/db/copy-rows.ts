import pg from 'pg';
import { type Database, onClient, type Transaction } from './client.ts';
import { CopyIn } from './copy-in.ts';

type Into = { table: string; columns: readonly string[] };

const special = /[\\\n\r\t]/;
const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** What the database has read, for the next rows: such buffers would wait long for the garbage collector. */
const spare: Buffer[] = [];

/** Writes rows in the quickest way there is: the database neither plans them nor asks for their types. */
export async function copyRows(
  db: Database | Transaction,
  { table, columns }: Into,
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  const text = rows.map((row) => `${row.map(copyText).join('\t')}\n`).join('');
  const statement = `copy ${pg.escapeIdentifier(table)} (${columns.map(pg.escapeIdentifier).join(', ')}) from stdin`;
  const buffer = spare.pop() ?? Buffer.alloc(0);
  const length = Buffer.byteLength(text);
  const room = buffer.length < length ? Buffer.allocUnsafeSlow(length) : buffer;
  room.write(text);
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
