import { isClosed } from '@haisha/rules/states/delivery-billing';
import { type DeliveryCommand, deliveryOperation } from '@haisha/rules/states/delivery-operation';
import { transitionOf } from '@haisha/rules/states/state-machine';
import type { Delivery } from '@haisha/validation/delivery';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../../db/database.ts';
import { deliveries } from '../../../../db/schema/dispatch/deliveries.ts';
import { destinations } from '../../../../db/schema/masters/destinations.ts';
import { permissionDenied, recordInWrongState } from '../../../../http/errors.ts';
import type { Write } from '../../../../services/records/entity-repository.ts';
import { changedBy, requireLive } from '../../../../services/records/write/row-writes.ts';
import { changeEntity } from '../../../../services/records/write/write-entity.ts';
import { deliveryRepository } from '../delivery-repository.ts';

/** What a command changes besides the status. */
type Values = Partial<typeof deliveries.$inferInsert>;
type At = { id: string; version: number };
type How = { reason?: string; action?: 'changeStatus' | 'update'; values?: (row: Delivery) => Values };

/**
 * Gives a delivery a command: what the state machine allows in its state and to this person; recorded with the reason.
 * Nothing moves once a closing has it.
 */
export async function moveDelivery(
  write: Write,
  at: At,
  command: DeliveryCommand,
  { reason, action = 'changeStatus', values }: How = {},
): Promise<Delivery> {
  const { tx, actor, scope } = write;
  return await changeEntity(write, reasoned(at, reason), at, action, async (row) => {
    const line = transitionOf(deliveryOperation, row.operationStatus, command);
    if (!line || isClosed(row.billingStatus)) throw recordInWrongState(row);
    if (!scope.may(line.permission)) throw permissionDenied();
    if (line.guard === 'livePlaces') await requireLivePlaces(tx, row);
    if (line.guard === 'run' && row.allocationId === null) throw recordInWrongState(row);
    await tx
      .update(deliveries)
      .set({ ...values?.(row), operationStatus: line.to, ...changedBy(deliveries, actor) })
      .where(eq(deliveries.id, row.id));
  });
}

/** The deliveries as the log keeps them after a command: with the reason that somebody gave. */
export function reasoned({ version }: At, reason: string | undefined): typeof deliveryRepository {
  if (reason === undefined) return deliveryRepository;
  return { ...deliveryRepository, recorded: (row) => (row.version === version ? row : { ...row, reason }) };
}

async function requireLivePlaces(tx: Transaction, { originId, destinationId }: Delivery): Promise<void> {
  await requireLive(tx, destinations, originId, 'originId');
  await requireLive(tx, destinations, destinationId, 'destinationId');
}
