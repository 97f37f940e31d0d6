import type { Person } from '@haisha/validation/entity';
import type { PunchFile, PunchFileListItem, PunchFileQuery } from '@haisha/validation/punch-file';
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { isoInstant } from '../../../db/instant.ts';
import { punchFiles } from '../../../db/schema/attendance/punch-files.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { jobs } from '../../../db/schema/services/jobs.ts';
import { importInWrongState, recordNotFound } from '../../../http/errors.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { judgeFile } from './judge-file.ts';
import { readFileUndo } from './read-undo.ts';

const newest = 20;

/** The job that takes the punches of a file back. */
export const punchFileUndoKind = 'punchFileUndo';

/** What a job that came to nothing has left is a file as before. */
const status = sql<PunchFileListItem['status']>`case when ${punchFiles.appliedAt} is not null
    then case when ${jobs.kind} = ${punchFileUndoKind} and ${jobs.status} in ('queued', 'running') then 'undoing' else 'applied' end
  when ${jobs.status} in ('queued', 'running') then 'applying' else 'prepared' end`;

const { appliedAt, createdAt, fileName, id, rowCount, storedPunches } = punchFiles;

/** Punches tell that their file was undone, as long as it waits for being applied again. */
const undone = sql<PunchFileListItem['undone']>`case when ${appliedAt} is null then (
  select json_build_object('at', ${isoInstant(sql`c.changed_at`)}, 'by', u.name, 'reason', coalesce(c.reason_text, ''))
  from punch_changes c left join users u on u.id = c.changed_by
  where c.file_id = ${id} and c.reason = 'fileUndone' order by c.changed_at desc limit 1) end`;

const facts = { id, fileName, rowCount, storedPunches, createdAt, appliedAt, status, undone };
const createdBy = sql<Person>`json_build_object('id', ${users.id}, 'name', ${users.name})`;

/** The newest files of whoever asks; who enters punches of all centres sees those of everybody. */
export async function listPunchFiles(db: Reader, scope: RowScope): Promise<PunchFileListItem[]> {
  return await db
    .select({ ...facts, createdBy })
    .from(punchFiles)
    .innerJoin(users, eq(users.id, punchFiles.createdBy))
    .leftJoin(jobs, eq(jobs.id, punchFiles.jobId))
    .where(within(scope))
    .orderBy(desc(createdAt))
    .limit(newest);
}

/** A file as it would be applied now, with a page of its rows. */
export async function viewPunchFile(
  db: Database | Transaction,
  fileId: string,
  scope: RowScope,
  { now, page, pageSize, verdict }: PunchFileQuery & { now: Date },
): Promise<PunchFile> {
  const { columns, headers, leftOut, lines, shape } = getTableColumns(punchFiles);
  const [file] = await db
    .select({ ...facts, columns, headers, leftOut, lines, shape, createdBy, failure: jobs.failure })
    .from(punchFiles)
    .innerJoin(users, eq(users.id, punchFiles.createdBy))
    .leftJoin(jobs, eq(jobs.id, punchFiles.jobId))
    .where(and(eq(id, fileId), within(scope)));
  if (!file) throw recordNotFound();
  const { codes, counts, rows, toStore } = await judgeFile(db, file, { now, scope });
  const wanted = verdict ? rows.filter((row) => row.verdict === verdict) : rows;
  const items = wanted.slice((page - 1) * pageSize, page * pageSize);
  const { failure, lines: _, ...told } = file;
  return {
    ...told,
    columns: [...file.columns],
    failure: file.status === 'prepared' || file.status === 'applied' ? failure : null,
    ...{ counts, codes, newPunches: toStore.length },
    undo: file.status === 'applied' ? await readFileUndo(db, file.id, scope) : null,
    rows: { items, total: wanted.length, page, pageSize },
  };
}

/** A file in a state that nobody else touches until the end of the transaction; refused in another one. */
export async function lockPunchFile(
  tx: Transaction,
  fileId: string,
  scope: RowScope,
  wanted: PunchFileListItem['status'] = 'prepared',
) {
  const [file] = await tx
    .select()
    .from(punchFiles)
    .where(and(eq(id, fileId), within(scope)))
    .for('update');
  if (!file) throw recordNotFound();
  const [state] = await tx
    .select({ status })
    .from(punchFiles)
    .leftJoin(jobs, eq(jobs.id, punchFiles.jobId))
    .where(eq(id, fileId));
  if (state?.status !== wanted) throw importInWrongState(state);
  return file;
}

function within({ rows, userId }: RowScope): SQL | undefined {
  return rows === 'all' ? undefined : eq(punchFiles.createdBy, userId);
}
