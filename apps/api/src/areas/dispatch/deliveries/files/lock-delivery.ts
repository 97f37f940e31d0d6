import { isClosed } from '@haisha/rules/states/delivery-billing';
import type { Delivery } from '@haisha/validation/delivery';
import { and, eq } from 'drizzle-orm';
import { deliveries } from '../../../../db/schema/dispatch/deliveries.ts';
import { files } from '../../../../db/schema/services/files.ts';
import { permissionDenied, recordInWrongState, recordNotFound } from '../../../../http/errors.ts';
import type { FileAction, FileOwner } from '../../../../services/files/record-files.ts';
import { announceChange } from '../../../../services/realtime/messages/announce.ts';
import type { Write } from '../../../../services/records/entity-repository.ts';
import { lockRow } from '../../../../services/records/write/row-writes.ts';
import { requireNotArchived } from '../../../../services/records/write/write-entity.ts';
import { deliveryRepository } from '../delivery-repository.ts';

/** Locks a delivery for a change of its files, and announces the change. */
export async function lockDelivery(write: Write, id: string, action: FileAction): Promise<FileOwner> {
  const { tx, scope } = write;
  await lockRow(tx, deliveries, id, 'update');
  const row = await deliveryRepository.find(tx, id, scope);
  if (!row) throw recordNotFound();
  requireNotArchived(row);
  const departmentIds = [row.departmentId];
  announceChange(tx, { entity: 'delivery', id, version: row.version, action, departmentIds });
  return { entity: 'delivery', entityId: id, departmentIds, ...deliveryRepository.nameOf?.(row) };
}

/**
 * Locks a delivery to take one of its files away, or bring it back. A proof stays once a closing has the delivery; drivers
 * and delivery companies take away what they sent themselves.
 */
export async function lockToRemove(
  write: Write,
  { id, fileId }: { id: string; fileId: string },
  action: 'archiveFile' | 'restoreFile',
): Promise<FileOwner> {
  const { tx, actor, scope } = write;
  const owner = await lockDelivery(write, id, action);
  const [file] = await tx
    .select({ createdBy: files.createdBy })
    .from(files)
    .where(and(eq(files.entity, 'delivery'), eq(files.entityId, id), eq(files.id, fileId)));
  if (!file) throw recordNotFound();
  if (scope.rows === 'own' && file.createdBy !== actor.userId) throw permissionDenied();
  const row = (await deliveryRepository.find(tx, id, scope)) as Delivery;
  if (isClosed(row.billingStatus)) throw recordInWrongState(row);
  return owner;
}
