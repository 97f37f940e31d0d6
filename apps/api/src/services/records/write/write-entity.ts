import type { AuditAction } from '@haisha/validation/audit-choices';
import type { EntityFields, VersionedId } from '@haisha/validation/entity';
import { recordArchived, recordInUse, recordNotFound, versionConflict } from '../../../http/errors.ts';
import { announceChange } from '../../realtime/messages/announce.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { EntityRepository, RowRepository, Write } from '../entity-repository.ts';
import { requireDistinctCode } from './require-distinct-code.ts';
import { lockRow, setArchived } from './row-writes.ts';
import { type Referring, usedBy } from './used-by.ts';

type Repository<Row extends EntityFields, Input> = EntityRepository<Row, Input, never, never>;

export async function createEntity<Row extends EntityFields, Input>(
  write: Write,
  repository: RowRepository<Row> & Pick<Repository<Row, Input>, 'insert'>,
  input: Input,
): Promise<Row> {
  const id = await repository.insert(write, input);
  const row = await repository.find(write.tx, id, write.scope);
  // Somebody who may write for some departments only wrote for another one.
  if (!row) throw recordNotFound();
  await requireDistinctCode(write.tx, repository.table, null, row);
  await record(write, repository, 'create', null, row);
  return row;
}

/** What may be done to an archived row. */
const archiveActions = ['archive', 'restore'];

export const unchanged = Symbol('unchanged');

/** The row as it is after the change, of whoever had to read it and still sees it: it is not read again. */
export class ReadSince<Row extends EntityFields> {
  readonly row: Row;

  constructor(row: Row) {
    this.row = row;
  }
}

/** Answers `unchanged` where there was nothing to do. */
type Work<Row extends EntityFields> = (row: Row) => Promise<unknown>;

/** A change of one row in the version that was read: locked, checked, audited, and answered as it is then. */
export async function changeEntity<Row extends EntityFields>(
  write: Write,
  repository: RowRepository<Row>,
  { id, version }: VersionedId,
  action: AuditAction,
  change: Work<Row>,
): Promise<Row> {
  const { tx, scope } = write;
  await lockRow(tx, repository.table, id, action === 'archive' ? 'archive' : 'update');
  const before = await repository.find(tx, id, scope);
  if (!before) throw recordNotFound();
  if (!archiveActions.includes(action)) requireNotArchived(before);
  if (before.version !== version) throw versionConflict(before);
  return await changeLocked(write, repository, before, action, change);
}

/** The same of a row that is locked and was read since. */
export async function changeLocked<Row extends EntityFields>(
  write: Write,
  repository: RowRepository<Row>,
  before: Row,
  action: AuditAction,
  change: Work<Row>,
): Promise<Row> {
  const done = await change(before);
  if (done === unchanged) return before;
  const after = done instanceof ReadSince ? (done.row as Row) : await repository.find(write.tx, before.id, write.scope);
  if (!after) throw recordNotFound();
  await requireDistinctCode(write.tx, repository.table, before, after);
  if (after.version !== before.version) await record(write, repository, action, before, after);
  return after;
}

/** Archives a row that none of `referring` refers to. */
export async function archiveEntity<Row extends EntityFields>(
  write: Write,
  repository: RowRepository<Row>,
  at: VersionedId,
  referring: readonly Referring[],
): Promise<Row> {
  const { tx, actor } = write;
  return await changeEntity(write, repository, at, 'archive', async (row) => {
    if (row.archivedAt !== null) return unchanged;
    const users = await usedBy(tx, referring, { table: repository.table, id: row.id }, actor);
    if (users.length > 0) throw recordInUse(users);
    await setArchived(tx, repository.table, row.id, true, actor);
  });
}

export async function restoreEntity<Row extends EntityFields>(
  write: Write,
  repository: RowRepository<Row> & Pick<Repository<Row, never>, 'checkRestore'>,
  at: VersionedId,
): Promise<Row> {
  const { tx, actor } = write;
  return await changeEntity(write, repository, at, 'restore', async (row) => {
    if (row.archivedAt === null) return unchanged;
    await repository.checkRestore?.(tx, row);
    await setArchived(tx, repository.table, row.id, false, actor);
  });
}

export function requireNotArchived({ archivedAt }: EntityFields): void {
  if (archivedAt !== null) throw recordArchived();
}

/** In the audit log, and to everybody who has such rows on the screen. */
async function record<Row extends EntityFields>(
  { tx, actor, requestId }: Write,
  { entity, departmentOf, toldTo, nameOf, recorded = (row) => row }: RowRepository<Row>,
  action: AuditAction,
  before: Row | null,
  after: Row,
): Promise<void> {
  const { id, version } = after;
  const departmentIds = [before, after].map((row) => row && (departmentOf?.(row) ?? null));
  const about = { entity, entityId: id, departmentIds, ...nameOf?.(after) };
  const acts = { before: before && recorded(before), after: recorded(after) };
  await recordAudit(tx, { ...about, actor, action, ...acts, requestId });
  const audiences = [before, after].flatMap((row) => (row && toldTo?.audiencesOf(row)) ?? []);
  announceChange(tx, { entity: toldTo?.entity ?? entity, id, version, action, departmentIds, audiences });
}
