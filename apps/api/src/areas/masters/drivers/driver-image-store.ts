import type { Driver } from '@haisha/validation/driver';
import type { LicenceImage, LicenceSide } from '@haisha/validation/driver-image';
import type { StoredFile } from '@haisha/validation/file';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../db/database.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { files } from '../../../db/schema/services/files.ts';
import { recordArchived, recordNotFound } from '../../../http/errors.ts';
import type { Dependencies } from '../../../module.ts';
import type { AcceptedFile } from '../../../services/files/accept/accept-file.ts';
import { addFile, archiveFile, type FileOwner, listFiles } from '../../../services/files/record-files.ts';
import type { FileRow, FileStore } from '../../../services/files/storage/file-store.ts';
import { recordAudit } from '../../../services/records/audit/record-audit.ts';
import { recordLabel } from '../../../services/records/audit/record-label.ts';
import type { Reader, Write } from '../../../services/records/entity-repository.ts';
import { type RowScope, rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { lockRow } from '../../../services/records/write/row-writes.ts';
import { announcePart } from './driver-part.ts';
import { driverRepository } from './driver-repository.ts';

const entity = 'driverImage';
const licenceSlots = { front: 'licenceFront', back: 'licenceBack' } as const;

export type ImageSlot = 'photo' | (typeof licenceSlots)[LicenceSide];

export function slotOf(side: LicenceSide): ImageSlot {
  return licenceSlots[side];
}

/** Replaces an image of a driver. */
export async function setImage(
  write: Write,
  store: FileStore,
  { id, slot }: { id: string; slot: ImageSlot },
  file: AcceptedFile,
): Promise<StoredFile> {
  const { owner, driver } = await lockOwner(write, id, slot);
  for (const present of await listFiles(write.tx, owner)) await archiveFile(write, owner, present.id);
  const added = await addFile(write, store, owner, file);
  announcePart(write, driver);
  return added;
}

/** Removes an image of a driver, if there is one. */
export async function removeImage(write: Write, id: string, slot: ImageSlot): Promise<void> {
  const { owner, driver } = await lockOwner(write, id, slot);
  const present = await listFiles(write.tx, owner);
  if (present.length === 0) return;
  for (const image of present) await archiveFile(write, owner, image.id);
  announcePart(write, driver);
}

/** Which sides of the licence there are pictures of. */
export async function listLicenceImages(db: Reader, id: string): Promise<LicenceImage[]> {
  const sides = await Promise.all(
    (['front', 'back'] as const).map(async (side) => {
      const found = await listFiles(db, { entity, entityId: id, slot: slotOf(side) });
      return found.map((file) => ({ ...file, side }));
    }),
  );
  return sides.flat();
}

/** Finds a side of the licence and records who looks at it. */
export async function viewLicenceImage(
  { tx, actor, scope, requestId }: Write,
  id: string,
  side: LicenceSide,
): Promise<FileRow> {
  const slot = slotOf(side);
  const driver = await requireDriver(tx, id, scope);
  const [file] = await tx.select().from(files).where(isImage(id, slot));
  if (!file) throw recordNotFound();
  const about = { entity, entityId: id, label: recordLabel(driver), departmentIds: [driver.departmentId] } as const;
  await recordAudit(tx, { ...about, actor, action: 'view', before: null, after: { slot }, requestId });
  return file;
}

/** Lets readers of a driver read the photo; the sides of the licence have their own routes. */
export async function mayReadPhoto(
  request: FastifyRequest,
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { entityId, slot }: { entityId: string; slot: string | null },
): Promise<boolean> {
  if (slot !== 'photo' || !request.actor.scopeOf('driver.read')) return false;
  return (await driverRepository.find(db, entityId, rowScopeOf(request, 'driver.read', clock))) !== null;
}

/** Deletes images that were removed or replaced. */
export async function clearTakenImages(db: Database, store: FileStore): Promise<void> {
  const isTaken = and(eq(files.entity, entity), isNotNull(files.archivedAt));
  const taken = await db.select({ id: files.id }).from(files).where(isTaken);
  await store.remove(
    db,
    taken.map(({ id }) => id),
  );
}

export async function requireDriver(db: Reader, id: string, scope: RowScope) {
  const driver = await driverRepository.find(db, id, scope);
  if (!driver) throw recordNotFound();
  return driver;
}

/** Locks the driver, so that one changes the images at a time. */
async function lockOwner(
  { tx, scope }: Write,
  id: string,
  slot: ImageSlot,
): Promise<{ owner: FileOwner; driver: Driver }> {
  await lockRow(tx, drivers, id, 'update');
  const driver = await requireDriver(tx, id, scope);
  if (driver.archivedAt !== null) throw recordArchived();
  const departmentIds = [driver.departmentId];
  return { owner: { entity, entityId: id, slot, label: recordLabel(driver), departmentIds }, driver };
}

function isImage(id: string, slot: ImageSlot) {
  return and(eq(files.entity, entity), eq(files.entityId, id), eq(files.slot, slot), isNull(files.archivedAt));
}
