import type { StoredFile } from '@haisha/validation/file';
import { and, eq, isNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { timeChanges } from '../../../db/schema/attendance/time-changes.ts';
import { files } from '../../../db/schema/services/files.ts';
import { recordNotFound } from '../../../http/errors.ts';
import type { AcceptedFile } from '../../../services/files/accept/accept-file.ts';
import { addFile } from '../../../services/files/record-files.ts';
import type { FileRow, FileStore } from '../../../services/files/storage/file-store.ts';
import { recordAudit } from '../../../services/records/audit/record-audit.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { announceTimeChange } from './announce-time-change.ts';
import { findTimeChange, type TimeChangeRow } from './select-time-changes.ts';

const entity = 'timeChange';

/** Adds a photo or document to a change. */
export async function addEvidence(write: Write, store: FileStore, id: string, file: AcceptedFile): Promise<StoredFile> {
  const { scope, tx } = write;
  await tx.select({ id: timeChanges.id }).from(timeChanges).where(eq(timeChanges.id, id)).for('update');
  const row = await findTimeChange(tx, id, scope);
  if (!row) throw recordNotFound();
  const added = await addFile(write, store, aboutOf(row), file);
  announceTimeChange(tx, row);
  return added;
}

/** Finds a photo or document of a change and records who looks at it. */
export async function viewEvidence(
  { actor, requestId, scope, tx }: Write,
  { fileId, id }: { id: string; fileId: string },
): Promise<FileRow> {
  const row = await findTimeChange(tx, id, scope);
  if (!row?.files.some((file) => file.id === fileId)) throw recordNotFound();
  const isIt = and(eq(files.entity, entity), eq(files.entityId, id), eq(files.id, fileId), isNull(files.archivedAt));
  const [file] = await tx.select().from(files).where(isIt);
  if (!file) throw recordNotFound();
  await recordAudit(tx, {
    ...{ ...aboutOf(row), actor, requestId, action: 'view', before: null },
    after: { file: file.name },
  });
  return file;
}

/** Deletes the papers of changes that went with their driver. */
export async function clearLeftEvidence(db: Database, store: FileStore): Promise<void> {
  const itsChange = db.select({ one: sql`1` }).from(timeChanges).where(eq(timeChanges.id, files.entityId));
  const left = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.entity, entity), notExists(itsChange)));
  await store.remove(
    db,
    left.map(({ id }) => id),
  );
}

function aboutOf({ date, departmentId, driver, id }: TimeChangeRow) {
  return {
    entity,
    entityId: id,
    label: `${driver.code} ${driver.name} ${date}`,
    departmentIds: [departmentId],
  } as const;
}
