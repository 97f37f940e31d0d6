import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ImportMapping, ImportReading } from '@haisha/validation/import';
import type { ImportEntity, ImportStatus } from '@haisha/validation/import-choices';
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { importMappings } from '../../db/schema/services/import-mappings.ts';
import { importRows } from '../../db/schema/services/import-rows.ts';
import { imports } from '../../db/schema/services/imports.ts';
import type { Actor } from '../../http/access/actor.ts';
import { permissionDenied, validationFailed, versionConflict } from '../../http/errors.ts';
import type { Upload } from '../files/accept/read-upload.ts';
import type { FileStore } from '../files/storage/file-store.ts';
import { announceSoon, enqueueJob } from '../jobs/queue/enqueue-job.ts';
import { openUnits, unitsOfColumns } from './columns/column-units.ts';
import { columnCounter, shapeOf } from './columns/find-columns.ts';
import { keepsPlaces, placesOf, withMissing } from './columns/fixed-values.ts';
import { readColumns } from './columns/read-columns.ts';
import { stillRemembered } from './columns/remembered-values.ts';
import { type Importable, importedOf } from './imported-entity.ts';
import { refusedValues } from './judge/refused-values.ts';
import { readFittestSheet } from './read/read-fittest-sheet.ts';
import { importWithoutRows } from './read/refused-import.ts';
import type { TableFile } from './read/table-file.ts';
import { readTableApart } from './read/threads/read-table-apart.ts';
import { findImport, type ImportRecord, lockImport } from './stored/import-repository.ts';
import { openTable } from './stored/open-import.ts';

const longestName = 120;
const mediaTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Where the columns may still be changed. */
export const beforeApplying: ImportStatus[] = ['prepared', 'judged'];

type Started = { entity: ImportEntity; actor: Actor; locale: 'ja' | 'en' };

/** Takes a file: it is looked at as a whole, kept, and its columns are found. */
export async function startImport(
  db: Database,
  importable: Importable,
  store: FileStore,
  { name, content }: Upload,
  { entity, actor, locale }: Started,
): Promise<string> {
  // A worker thread starts while the file is read.
  await announceSoon(db);
  const imported = importedOf(importable, entity);
  const table = await readFittestSheet(content, columnCounter(imported), readTableApart(actor.userId));
  const read = await readColumns(db, imported, { actor, locale }, table);
  // Another sheet may have some.
  if (read.rowCount === 0 && table.sheets.length < 2) throw importWithoutRows();
  const fileName = fileNameOf(name, table);
  return await db.transaction(async (tx) => {
    const values = { entity, fileName, locale, createdBy: actor.userId, ...read };
    const [row] = await tx.insert(imports).values(values).returning({ id: imports.id });
    if (!row) throw new Error('no import was made');
    const mediaType = mediaTypes[table.format];
    const about = { entity: 'import', entityId: row.id, createdBy: actor.userId };
    const file = await store.store(tx, { name: fileName, mediaType, content: [content], ...about });
    await tx.update(imports).set({ fileId: file.id }).where(eq(imports.id, row.id));
    return row.id;
  });
}

/** Reads the file in another way, or as the list of another master; what was thought of its rows is gone. */
export async function readAnew(
  db: Database,
  importable: Importable,
  store: FileStore,
  { id, actor }: { id: string; actor: Actor },
  { version, headerRow, headerRows = 1, ...wanted }: ImportReading,
): Promise<void> {
  const lock = (tx: Transaction) => lockVersion(tx, importable, { id, actor }, version);
  const before = await db.transaction(lock);
  if (wanted.entity && actor.scopeOf(importedOf(importable, wanted.entity).access) === undefined)
    throw permissionDenied();
  // Nothing is locked while the file is read.
  const table = await openTable(db, store, { ...before, ...wanted }, readTableApart(actor.userId));
  if (wanted.sheet !== undefined && table.sheet !== wanted.sheet) {
    throw validationFailed([{ path: 'sheet', code: 'invalid' }]);
  }
  const place = headerRow === undefined ? undefined : { headerRow, headerRows };
  const { entity, locale } = { ...before, ...wanted };
  const read = await readColumns(db, importedOf(importable, entity), { actor, locale }, table, place);
  await db.transaction(async (tx) => await prepareAgain(tx, await lock(tx), { ...read, entity }));
}

/** The field of each column; remembered for the next file of this shape. */
export async function mapColumns(
  tx: Transaction,
  importable: Importable,
  { id, actor }: { id: string; actor: Actor },
  { version, mapping, fixed: given, units: said, leftOut }: ImportMapping,
): Promise<void> {
  const record = await lockVersion(tx, importable, { id, actor }, version);
  const imported = importedOf(importable, record.entity);
  const known = new Set(imported.fields.map((field) => field.id));
  const named = mapping.filter((field) => field !== null);
  const places = placesOf({ mapping, fixed: given });
  const wrong = places.findIndex((field, at) => field !== null && (!known.has(field) || places.indexOf(field) < at));
  if (mapping.length !== record.headers.length || named.length === 0 || wrong !== -1) {
    const at = wrong < mapping.length ? `mapping.${wrong}` : `fixed.${wrong - mapping.length}.field`;
    throw validationFailed([{ path: wrong === -1 ? 'mapping' : at, code: 'importRow.field' }]);
  }
  const units = unitsOfColumns(imported, { ...record, mapping }, { said });
  requireUnits(importable, { ...record, mapping, units });
  const fixed = withMissing(imported, { mapping, fixed: stillRemembered(given, record.fixed) });
  const refused = await refusedValues(tx, importable, { ...record, fixed: given }, actor);
  if (refused.length > 0) throw validationFailed(refused);
  const areSameRows = isDeepStrictEqual(leftOut.toSorted(), record.leftOut.toSorted());
  const kept = areSameRows && keepsPlaces(record, { mapping, fixed });
  await prepareAgain(tx, record, { mapping, fixed, units, leftOut }, kept);
  await remember(tx, importable, { ...record, mapping, fixed, units }, actor);
}

export async function remember(
  tx: Transaction,
  importable: Importable,
  record: ImportRecord,
  { userId }: Actor,
): Promise<void> {
  const { entity, headers, mapping, units } = record;
  const fixed = record.fixed.map(({ field, text }) => ({ field, text }));
  const offered = importedOf(importable, entity).fields.map((field) => field.id);
  await tx
    .insert(importMappings)
    .values({ entity, shape: shapeOf(headers), userId, mapping, fixed, units, offered })
    .onConflictDoUpdate({
      target: [importMappings.entity, importMappings.shape, importMappings.userId],
      set: { mapping, fixed, units, offered, updatedAt: sql`now()` },
    });
}

/** Refuses columns of figures as long as nobody can tell their unit. */
export function requireUnits(importable: Importable, { entity, mapping, units }: ImportRecord): void {
  const open = openUnits(importedOf(importable, entity), mapping, units);
  if (open.length > 0) throw validationFailed(open);
}

type Command = { kind: string; requestId: string; actor: Actor; params: Record<string, string | number> };

/** Has a job work on an import that is locked. */
export async function startJob(
  tx: Transaction,
  { id }: ImportRecord,
  status: ImportStatus,
  { kind, requestId, actor, params }: Command,
  more: Partial<ImportRecord> = {},
): Promise<void> {
  const jobId = await enqueueJob(tx, { kind, input: { importId: id, requestId }, ownerId: actor.userId, params });
  await tx
    .update(imports)
    .set({ ...more, status, jobId, version: sql`${imports.version} + 1` })
    .where(eq(imports.id, id));
}

async function lockVersion(
  tx: Transaction,
  importable: Importable,
  { id, actor }: { id: string; actor: Actor },
  version: number,
): Promise<ImportRecord> {
  const record = await lockImport(tx, importable, id, actor, beforeApplying);
  if (record.version !== version) throw versionConflict(await findImport(tx, importable, id, actor));
  return record;
}

/** To be judged anew: by the file, or with the rows as they are known, their corrections and decisions. */
async function prepareAgain(
  tx: Transaction,
  { id }: ImportRecord,
  read: Partial<ImportRecord>,
  areRowsKept = false,
): Promise<void> {
  if (!areRowsKept) await tx.delete(importRows).where(eq(importRows.importId, id));
  await tx
    .update(imports)
    .set({ ...read, status: 'prepared', judgedAt: null, counts: null, version: sql`${imports.version} + 1` })
    .where(eq(imports.id, id));
}

/** The last part of a path, in characters that every system takes. */
export function fileNameOf(given: string, { format }: TableFile): string {
  const clean = basename(given.normalize('NFC').replaceAll('\\', '/'))
    .replaceAll(/[\p{C}<>:"|?*]/gu, '')
    .trim();
  const stem = Array.from(clean.replace(/\.[^.]*$/, ''))
    .slice(0, longestName)
    .join('')
    .trim();
  const ending = /\.(csv|txt|tsv|xlsx)$/i.exec(clean)?.[0] ?? `.${format}`;
  return `${stem === '' ? 'file' : stem}${ending}`;
}
