import { createHash } from 'node:crypto';
import type { AuditAction, AuditEntity } from '@haisha/validation/audit-choices';
import type { StoredFile } from '@haisha/validation/file';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { users } from '../../db/schema/identity/users.ts';
import { files } from '../../db/schema/services/files.ts';
import { recordNotFound } from '../../http/errors.ts';
import { type AuditedAct, recordAudit } from '../records/audit/record-audit.ts';
import type { Reader, Write } from '../records/entity-repository.ts';
import type { AcceptedFile } from './accept/accept-file.ts';
import type { FileStore } from './storage/file-store.ts';

/** The files of a record, or the one that takes a place of it. */
type Place = { entity: AuditEntity; entityId: string; slot?: string };

/** What is done to the files of a record. */
export type FileAction = Extract<AuditAction, `${string}File`>;

/** The record that files belong to, as the audit log names it; the caller has made sure that it may be changed. */
export type FileOwner = Place & Pick<AuditedAct, 'departmentIds' | 'label' | 'entry'>;

const shown = {
  id: files.id,
  name: files.name,
  mediaType: files.mediaType,
  sizeBytes: files.sizeBytes,
  widthPx: files.widthPx,
  heightPx: files.heightPx,
  createdAt: files.createdAt,
  createdBy: { id: users.id, name: users.name },
};

function ofRecord({ entity, entityId, slot }: Place) {
  const isIn = slot === undefined ? undefined : eq(files.slot, slot);
  return and(eq(files.entity, entity), eq(files.entityId, entityId), isIn, isNull(files.archivedAt));
}

/** The files of a record that may be read, the oldest first. */
export async function listFiles(db: Reader, place: Place): Promise<StoredFile[]> {
  return await selectFiles(db).where(ofRecord(place)).orderBy(files.createdAt, files.id);
}

/** The files that may be read of each of these records, the oldest first. */
export async function listFilesOf(
  db: Reader,
  entity: AuditEntity,
  ids: readonly string[],
): Promise<(id: string) => StoredFile[]> {
  const rows = await db
    .select({ ...shown, entityId: files.entityId })
    .from(files)
    .leftJoin(users, eq(users.id, files.createdBy))
    .where(and(eq(files.entity, entity), inArray(files.entityId, [...ids]), isNull(files.archivedAt)))
    .orderBy(files.createdAt, files.id);
  return (id) => rows.filter(({ entityId }) => entityId === id).map(({ entityId: _, ...file }) => file);
}

/** Adds a file to a record that is locked; the same file once more is the one that is there. */
export async function addFile(
  { tx, actor, requestId }: Write,
  store: FileStore,
  owner: FileOwner,
  { content, ...file }: AcceptedFile,
): Promise<StoredFile> {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const [same] = await selectFiles(tx).where(and(ofRecord(owner), eq(files.sha256, sha256)));
  if (same) return same;
  const { slot, ...about } = owner;
  const { entity, entityId } = about;
  const its = { entity, entityId, createdBy: actor.userId, ...(slot !== undefined && { slot }) };
  const row = await store.store(tx, { ...file, ...its, content: [content] });
  const after = { ...inSlot(owner), file: row.name, mediaType: row.mediaType, sizeBytes: row.sizeBytes, sha256 };
  await recordAudit(tx, { actor, action: 'addFile', ...about, before: null, after, requestId });
  const { id, name, mediaType, sizeBytes, widthPx, heightPx, createdAt } = row;
  const createdBy = { id: actor.userId, name: actor.name };
  return { id, name, mediaType, sizeBytes, widthPx, heightPx, createdAt, createdBy };
}

/** Takes a file from a record, as the log says why where somebody did; it is kept as long as the record's history. */
export async function archiveFile(
  { tx, actor, requestId }: Write,
  owner: FileOwner,
  id: string,
  reason?: string,
): Promise<void> {
  const [row] = await tx
    .update(files)
    .set({ archivedAt: sql`now()` })
    .where(and(ofRecord(owner), eq(files.id, id)))
    .returning({ file: files.name, mediaType: files.mediaType, sizeBytes: files.sizeBytes, sha256: files.sha256 });
  if (!row) throw recordNotFound();
  const { slot: _, ...about } = owner;
  const before = { ...inSlot(owner), ...row };
  await recordAudit(tx, {
    actor,
    action: 'archiveFile',
    ...about,
    before,
    after: reason === undefined ? null : { reason },
    requestId,
  });
}

/** Takes the removal of a file back. */
export async function restoreFile({ tx, actor, requestId }: Write, owner: FileOwner, id: string): Promise<StoredFile> {
  const { entity, entityId } = owner;
  const [row] = await tx
    .update(files)
    .set({ archivedAt: null })
    .where(and(eq(files.entity, entity), eq(files.entityId, entityId), eq(files.id, id), isNotNull(files.archivedAt)))
    .returning({ file: files.name, mediaType: files.mediaType, sizeBytes: files.sizeBytes, sha256: files.sha256 });
  const [restored] = await selectFiles(tx).where(eq(files.id, id));
  if (!row || !restored) throw recordNotFound();
  await recordAudit(tx, { actor, action: 'restoreFile', ...owner, before: null, after: row, requestId });
  return restored;
}

/** Which place of the record it is about, for the audit log. */
function inSlot({ slot }: Place): { slot?: string } {
  return slot === undefined ? {} : { slot };
}

function selectFiles(db: Reader) {
  return db.select(shown).from(files).leftJoin(users, eq(users.id, files.createdBy)).$dynamic();
}
