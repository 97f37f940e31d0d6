import { eq } from 'drizzle-orm';
import { systemClock } from '../../../clock.ts';
import type { Database } from '../../../db/database.ts';
import { files } from '../../../db/schema/services/files.ts';
import { imports } from '../../../db/schema/services/imports.ts';
import type { Actor } from '../../../http/access/actor.ts';
import { findActor } from '../../../http/access/find-actor.ts';
import { permissionDenied, recordNotFound } from '../../../http/errors.ts';
import type { FileStore } from '../../files/storage/file-store.ts';
import type { Reader } from '../../records/entity-repository.ts';
import { scopeOver } from '../../records/read/row-scope.ts';
import { type Importable, importedOf } from '../imported-entity.ts';
import { createJudge } from '../judge/create-judge.ts';
import { readBody, topRows } from '../read/read-header.ts';
import { type ReadTable, readTable } from '../read/read-table.ts';
import type { TableFile } from '../read/table-file.ts';
import { readTableApart } from '../read/threads/read-table-apart.ts';
import type { ImportRecord } from './import-repository.ts';

const sampleRows = 100;

/** The file of an import as it is to be read. */
export async function openTable(
  db: Database,
  store: FileStore,
  record: ImportRecord,
  read: ReadTable = readTable,
): Promise<TableFile> {
  const [file] = await db
    .select()
    .from(files)
    .where(eq(files.id, record.fileId ?? ''));
  if (!file) throw recordNotFound();
  const { encoding, delimiter, sheet } = record;
  const content = Buffer.allocUnsafeSlow(file.sizeBytes);
  let length = 0;
  for await (const piece of await store.open(db, file)) {
    content.set(piece, length);
    length += piece.length;
  }
  return await read(content, {
    ...(encoding && { encoding }),
    ...(delimiter && { delimiter }),
    ...(sheet && { sheet }),
  });
}

/** Where the names of the columns of an import stand. */
export function headerOf({ headerRow, headers }: ImportRecord) {
  return { number: headerRow, cells: headers };
}

/** The first rows of an import's file, and those that may name its columns. */
export async function sampleOf(db: Database, store: FileStore, record: ImportRecord | undefined, { userId }: Actor) {
  if (!record?.fileId) return { rows: [], top: [] };
  const table = await openTable(db, store, record, readTableApart(userId));
  const top = (await topRows(table)).map(({ number, cells }) => ({ number, cells }));
  const rows: string[][] = [];
  for await (const some of readBody(table, headerOf(record))) {
    rows.push(...some.map(({ cells }) => cells));
    if (rows.length >= sampleRows) break;
  }
  return { rows: rows.slice(0, sampleRows), top };
}

/** Judges rows of an import by what its importer may do now. */
export async function judgeOf(db: Reader, importable: Importable, record: ImportRecord, actor: Actor) {
  const imported = importedOf(importable, record.entity);
  if (actor.scopeOf(imported.access) === undefined) throw permissionDenied();
  const { format, encoding, locale } = record;
  const scope = scopeOver(actor, 'all', systemClock);
  const { named } = importable;
  const manner = { format, encoding, locale };
  return await createJudge({ db, imported, named, choice: record, manner, actor, scope });
}

/** An import that a job works on, and for whom; another job may have taken it over. */
export async function importOfJob(
  db: Database,
  importable: Importable,
  { importId, jobId, ownerId }: { importId: string; jobId: string; ownerId: string | null },
) {
  const [record] = await db.select().from(imports).where(eq(imports.id, importId));
  const actor = ownerId === null ? null : await findActor(db, ownerId);
  if (!record || record.jobId !== jobId) throw recordNotFound();
  if (!actor) throw permissionDenied();
  return { record, actor, imported: importedOf(importable, record.entity) };
}
