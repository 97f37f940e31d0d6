import { isClosed } from '@haisha/rules/states/delivery-billing';
import { deliveryPrice, type PriceCommand } from '@haisha/rules/states/delivery-price';
import { transitionOf } from '@haisha/rules/states/state-machine';
import type { Delivery } from '@haisha/validation/delivery';
import type { SetPrice } from '@haisha/validation/delivery-price';
import { eq, sql } from 'drizzle-orm';
import { deliveries } from '../../../../db/schema/dispatch/deliveries.ts';
import { recordInWrongState } from '../../../../http/errors.ts';
import type { Write } from '../../../../services/records/entity-repository.ts';
import { changedBy } from '../../../../services/records/write/row-writes.ts';
import { changeEntity } from '../../../../services/records/write/write-entity.ts';
import { reasoned } from './move-delivery.ts';

type Values = Partial<typeof deliveries.$inferInsert>;
type At = { id: string; version: number };

/** Writes all amounts; with a fare the price is provisional, without one undecided. */
export async function setPrice(write: Write, id: string, { version, ...amounts }: SetPrice): Promise<Delivery> {
  return await movePrice(write, { id, version }, amounts.fareYen === null ? 'clear' : 'set', { values: amounts });
}

export async function fixPrice(write: Write, at: At): Promise<Delivery> {
  const fixed = { priceFixedAt: sql<string>`now()`, priceFixedBy: write.actor.userId };
  return await movePrice(write, at, 'fix', { values: fixed as unknown as Values });
}

export async function unfixPrice(write: Write, at: At, reason: string): Promise<Delivery> {
  return await movePrice(write, at, 'unfix', { reason, values: { priceFixedAt: null, priceFixedBy: null } });
}

async function movePrice(
  write: Write,
  at: At,
  command: PriceCommand,
  { reason, values }: { reason?: string; values: Values },
): Promise<Delivery> {
  const { tx, actor } = write;
  return await changeEntity(write, reasoned(at, reason), at, 'update', async (row) => {
    const line = transitionOf(deliveryPrice, row.priceStatus, command);
    if (!line || isClosed(row.billingStatus)) throw recordInWrongState(row);
    await tx
      .update(deliveries)
      .set({ ...values, priceStatus: line.to, ...changedBy(deliveries, actor) })
      .where(eq(deliveries.id, row.id));
  });
}
