import { dayMs } from '@haisha/rules/calendar';
import type { Import, ImportCounts, ImportListItem, ImportListQuery } from '@haisha/validation/import';
import {
  type ImportEntity,
  type ImportStatus,
  importKeptDays,
  importOutcomes,
  importUndoHours,
  importUndoOutcomes,
  importVerdicts,
} from '@haisha/validation/import-choices';
import { and, desc, eq, getTableColumns, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../../db/database.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { importMappings } from '../../../db/schema/services/import-mappings.ts';
import { importResults } from '../../../db/schema/services/import-results.ts';
import { importRows } from '../../../db/schema/services/import-rows.ts';
import { imports } from '../../../db/schema/services/imports.ts';
import { jobs } from '../../../db/schema/services/jobs.ts';
import type { Actor } from '../../../http/access/actor.ts';
import { importInWrongState, recordNotFound } from '../../../http/errors.ts';
import type { Reader } from '../../records/entity-repository.ts';
import { oneOfFilter } from '../../records/read/list-sql.ts';
import { pageOfRows } from '../../records/read/page-of-rows.ts';
import { findColumns, shapeOf } from '../columns/find-columns.ts';
import { fieldsOf } from '../columns/fixed-values.ts';
import { likelierEntity } from '../columns/likelier-entity.ts';
import { usualValues } from '../columns/usual-values.ts';
import { entityOf, type Importable, importedOf } from '../imported-entity.ts';
import { countGaps } from './count-gaps.ts';

const hourMs = 3_600_000;
const author = alias(users, 'author');
const applier = alias(users, 'applier');
const undoer = alias(users, 'undoer');
const isOver = sql`(${jobs.id} is null or ${jobs.status} in ('failed', 'cancelled'))`;

/** What a job that came to nothing has left: everything is as it was before. */
const status = sql<ImportStatus>`case
  when ${imports.status} = 'judging' and ${isOver} then case when ${imports.judgedAt} is null then 'prepared' else 'judged' end
  when ${imports.status} = 'applying' and ${isOver} then 'judged'
  when ${imports.status} = 'undoing' and ${isOver} then 'applied'
  else ${imports.status} end`;

/** When anything was done with it last, from which on it is kept for a while. */
export const lastActAt = sql`greatest(${imports.createdAt}, ${imports.judgedAt}, ${imports.appliedAt},
  ${imports.undoneAt}, ${imports.updatedAt})`;

const { fileId: _file, jobId: _job, counts, ...ownColumns } = getTableColumns(imports);

function selectImports(db: Reader, actor: Actor) {
  return db
    .select({
      ...ownColumns,
      status,
      counts,
      hasFile: isNotNull(imports.fileId).mapWith(Boolean),
      job: {
        id: jobs.id,
        status: jobs.status,
        stepsDone: jobs.stepsDone,
        stepsTotal: jobs.stepsTotal,
        failure: jobs.failure,
        isOwn: sql<boolean>`coalesce(${jobs.ownerId} = ${actor.userId}, false)`,
      },
      createdBy: { id: author.id, name: author.name },
      appliedBy: { id: applier.id, name: applier.name },
      undoneBy: { id: undoer.id, name: undoer.name },
    })
    .from(imports)
    .innerJoin(author, eq(author.id, imports.createdBy))
    .leftJoin(applier, eq(applier.id, imports.appliedBy))
    .leftJoin(undoer, eq(undoer.id, imports.undoneBy))
    .leftJoin(jobs, eq(jobs.id, imports.jobId))
    .$dynamic();
}

/** Own imports, for administrators everybody's, of the masters that one may import. */
function withinReach({ imported }: Importable, actor: Actor): SQL | undefined {
  const allowed = imported.filter(({ access }) => actor.scopeOf(access) !== undefined);
  const own = actor.scopeOf('import.read') === 'all' ? undefined : eq(imports.createdBy, actor.userId);
  return and(inArray(imports.entity, [...allowed.map(entityOf), '' as ImportEntity]), own);
}

export async function listImports(
  db: Database,
  importable: Importable,
  { entity, status: wanted, ...query }: ImportListQuery,
  actor: Actor,
) {
  const where = and(withinReach(importable, actor), oneOfFilter(imports.entity, entity), oneOfFilter(status, wanted));
  const count = db
    .select({ count: sql<number>`count(*)::int` })
    .from(imports)
    .leftJoin(jobs, eq(jobs.id, imports.jobId))
    .where(where);
  return await pageOfRows(
    query,
    async (limit, offset) => {
      const rows = await selectImports(db, actor)
        .where(where)
        .orderBy(desc(imports.createdAt), desc(imports.id))
        .limit(limit)
        .offset(offset);
      return rows.map(shown);
    },
    count.then(([row]) => row?.count ?? 0),
  );
}

export async function findImport(db: Reader, importable: Importable, id: string, actor: Actor): Promise<Import> {
  const [row] = await selectImports(db, actor).where(and(eq(imports.id, id), withinReach(importable, actor)));
  if (!row) throw recordNotFound();
  const { headers, mapping, fixed, units, numbers, sheets } = row;
  const imported = importedOf(importable, row.entity);
  const usual = usualValues(imported, row.locale);
  const { headerRow, headerRows, oddRows, leftOut } = row;
  const isRead = row.status === 'prepared' && !(await isMappedSince(db, row));
  const found = isRead ? findColumns(imported, headers) : mapping;
  const known = mapping.slice(0, headers.length).filter((field) => field !== null).length;
  const likelier =
    row.status === 'prepared' ? likelierEntity(importable, imported, { actor, headers, known }) : undefined;
  return {
    ...shown(row),
    ...(likelier && { likelier }),
    sheets,
    headerRow,
    headerRows,
    oddRows,
    leftOut,
    columns: [
      ...headers.map((header, column) => ({
        header,
        field: mapping[column] ?? null,
        ...(found[column] !== mapping[column] && { found: found[column] }),
        fixed: null,
        unit: units[column] ?? null,
        numbers: numbers[column] ?? [],
      })),
      ...fixed.map(({ field, text, isRemembered }) => ({
        header: '',
        field,
        fixed: text,
        unit: null,
        numbers: [],
        ...(isRemembered && { isRemembered }),
      })),
    ],
    fields: fieldsOf(imported).map((field) => {
      const value = usual.get(field.id);
      return value === undefined ? field : { ...field, usual: value };
    }),
  };
}

/** Whether somebody sent a mapping of this shape since the file came: the columns are no longer those of an earlier one. */
async function isMappedSince(db: Reader, { entity, headers, createdAt }: SelectedImport): Promise<boolean> {
  const ofShape = and(eq(importMappings.entity, entity), eq(importMappings.shape, shapeOf(headers)));
  return (await db.$count(importMappings, and(ofShape, gt(importMappings.updatedAt, createdAt)))) > 0;
}

function shown({
  counts: counted,
  headers: _h,
  mapping: _m,
  fixed: _f,
  units: _u,
  numbers: _n,
  headerRow: _r,
  headerRows: _n2,
  oddRows: _o,
  leftOut: _l2,
  sheets: _s,
  locale: _l,
  hasFile,
  updatedAt,
  ...row
}: SelectedImport): ImportListItem {
  const undoUntil =
    row.appliedAt === null || row.status !== 'applied'
      ? null
      : new Date(Date.parse(row.appliedAt) + importUndoHours * hourMs).toISOString();
  const acts = [row.createdAt, row.judgedAt, row.appliedAt, row.undoneAt, updatedAt].flatMap((at) =>
    at ? [Date.parse(at)] : [],
  );
  const keptUntil = hasFile ? new Date(Math.max(...acts) + importKeptDays * dayMs).toISOString() : null;
  return { ...row, ...noCounts, ...counted, undoUntil, keptUntil };
}

type SelectedImport = Awaited<ReturnType<typeof selectImports>>[number];

export type ImportRecord = typeof imports.$inferSelect;

/** The import as it is stored, which nobody else changes until the end of the transaction, in a state that allows it. */
export async function lockImport(
  tx: Transaction,
  importable: Importable,
  id: string,
  actor: Actor,
  allowed: readonly ImportStatus[],
): Promise<ImportRecord> {
  const require = async () => {
    const found = await findImport(tx, importable, id, actor);
    if (!allowed.includes(found.status)) throw importInWrongState(found);
  };
  // Nobody waits for a job that applies it to be told that it is too late.
  await require();
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  if (!row) throw recordNotFound();
  await require();
  return row;
}

/** Counts the rows and keeps the result with the import, which is locked. */
export async function countRows(db: Reader, record: ImportRecord): Promise<ImportCounts> {
  const { id: importId } = record;
  const groups = await db
    .select({
      verdict: importRows.verdict,
      outcome: importResults.outcome,
      undo: importResults.undo,
      undecided: sql<number>`count(*) filter (where ${isUndecided})::int`,
      created: sql<number>`count(*) filter (where ${isToWrite} and ${importRows.targetId} is null)::int`,
      updated: sql<number>`count(*) filter (where ${isToWrite} and ${importRows.targetId} is not null)::int`,
      count: sql<number>`count(*)::int`,
    })
    .from(importRows)
    .leftJoin(importResults, isResultOfRow)
    .where(eq(importRows.importId, importId))
    .groupBy(importRows.verdict, importResults.outcome, importResults.undo);
  const sum = (of: (group: (typeof groups)[number]) => boolean) =>
    groups.filter(of).reduce((total, { count }) => total + count, 0);
  const countsOf = <T extends string>(names: readonly T[], field: 'verdict' | 'outcome' | 'undo') =>
    Object.fromEntries(names.map((name) => [name, sum((group) => group[field] === name)])) as Record<T, number>;
  const isApplied = groups.some(({ outcome }) => outcome !== null);
  const isUndone = groups.some(({ undo }) => undo !== null);
  const counted: ImportCounts = {
    counts: countsOf(importVerdicts, 'verdict'),
    undecidedCount: groups.reduce((total, { undecided }) => total + undecided, 0),
    planned: {
      created: groups.reduce((total, { created }) => total + created, 0),
      updated: groups.reduce((total, { updated }) => total + updated, 0),
    },
    outcomes: isApplied ? countsOf(importOutcomes, 'outcome') : null,
    undone: isUndone ? countsOf(importUndoOutcomes, 'undo') : null,
    gaps: await countGaps(db, record),
  };
  await db.update(imports).set({ counts: counted }).where(eq(imports.id, importId));
  return counted;
}

/** Joins a row with what became of it. */
export const isResultOfRow = and(
  eq(importResults.importId, importRows.importId),
  eq(importResults.number, importRows.number),
);

/** Wrong, odd or a duplicate, and nobody said what to do with it; what was accepted may have become a duplicate since. */
export const isUndecided = sql`(case ${importRows.verdict}
  when 'error' then ${importRows.decision} is null
  when 'warning' then ${importRows.decision} is null
  when 'duplicate' then coalesce(${importRows.decision}, 'accept') = 'accept'
  else false end)`;

/** What is to be written: right, new or different, and neither skipped nor an undecided duplicate. */
export const isToWrite = sql`(${importRows.decision} is distinct from 'skip'
  and not (${importRows.targetId} is not null and ${importRows.values} is not distinct from '{}') and (
  ${importRows.verdict} in ('new', 'update') or (${importRows.verdict} = 'duplicate' and ${importRows.decision} <> 'accept')))`;

const noCounts: ImportCounts = {
  counts: { error: 0, duplicate: 0, warning: 0, new: 0, update: 0, unchanged: 0 },
  undecidedCount: 0,
  planned: null,
  outcomes: null,
  undone: null,
  gaps: [],
};
