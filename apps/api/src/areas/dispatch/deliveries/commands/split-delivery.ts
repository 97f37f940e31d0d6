import { isClosed } from '@haisha/rules/states/delivery-billing';
import type { Delivery, DeliveryInput } from '@haisha/validation/delivery';
import { deliveryInputSchema } from '@haisha/validation/delivery';
import type { FollowUp, Split, SplitAnswer } from '@haisha/validation/delivery-command';
import { eq } from 'drizzle-orm';
import { deliveries } from '../../../../db/schema/dispatch/deliveries.ts';
import { recordInWrongState, validationFailed } from '../../../../http/errors.ts';
import type { Write } from '../../../../services/records/entity-repository.ts';
import { changedBy } from '../../../../services/records/write/row-writes.ts';
import { changeEntity } from '../../../../services/records/write/write-entity.ts';
import { createDeliveries } from '../create-deliveries.ts';
import { deliveryRepository } from '../delivery-repository.ts';

const measures = ['quantity', 'weightKg', 'volumeCubicMetres', 'cages', 'pallets'] as const;
/** A load is split as long as nobody drives it. */
const splittable: readonly Delivery['operationStatus'][] = ['draft', 'open', 'assigned'];
/** Goods came back. */
const returned: readonly Delivery['operationStatus'][] = ['partial', 'failed'];

/** Makes a part of a load a delivery of its own, which is open; what remains stays where it is. */
export async function splitDelivery(write: Write, id: string, { version, ...part }: Split): Promise<SplitAnswer> {
  const { tx, actor } = write;
  const made: Delivery[] = [];
  const rest = await changeEntity(write, deliveryRepository, { id, version }, 'update', async (row) => {
    if (!splittable.includes(row.operationStatus) || isClosed(row.billingStatus)) throw recordInWrongState(row);
    const errors = measures.flatMap((path) => {
      const max = row[path] ?? 0;
      return (part[path] ?? 0) > max ? [{ path, code: 'maxValue', params: { max } }] : [];
    });
    if (errors.length > 0) throw validationFailed(errors);
    if (measures.every((path) => (part[path] ?? 0) === (row[path] ?? 0))) {
      throw validationFailed([{ path: 'quantity', code: 'wholeLoad' }]);
    }
    const input = { ...inputOf(row), ...part };
    made.push(...(await createDeliveries(write, [{ input, origin: { splitFromId: row.id } }])));
    const left = Object.fromEntries(
      measures.map((path) => [path, row[path] === null ? null : tenths(row[path] - (part[path] ?? 0))]),
    );
    await tx
      .update(deliveries)
      .set({ ...left, ...changedBy(deliveries, actor) })
      .where(eq(deliveries.id, row.id));
  });
  const [one] = made;
  if (!one) throw new Error('no part was made');
  return { rest, part: one };
}

/**
 * Makes an open delivery of the goods that came back, on another day: as much of the load as came back. The one they came
 * back from keeps its state and its results, and has one that follows at a time.
 */
export async function followUp(write: Write, id: string, { version, operationDate }: FollowUp): Promise<Delivery> {
  const { tx, actor } = write;
  const made: Delivery[] = [];
  await changeEntity(write, deliveryRepository, { id, version }, 'update', async (row) => {
    const isFollowed = row.followedBy.some(({ operationStatus }) => operationStatus !== 'cancelled');
    if (!returned.includes(row.operationStatus) || isFollowed) throw recordInWrongState(row);
    const input = { ...inputOf(row), ...returnedLoad(row), operationDate, salesDate: null, billingDate: null };
    made.push(...(await createDeliveries(write, [{ input, origin: { followsId: row.id } }])));
    await tx.update(deliveries).set(changedBy(deliveries, actor)).where(eq(deliveries.id, row.id));
  });
  const [one] = made;
  if (!one) throw new Error('nothing follows');
  return one;
}

/** What of each measure came back, by the share of the quantity; all of it where no quantity says how much. */
function returnedLoad(row: Delivery): Partial<DeliveryInput> {
  const { quantity, result } = row;
  const came = result.returnedQuantity;
  if (came === null || came === 0 || !quantity || came >= quantity) return { quantity: came || quantity };
  const share = (whole: number | null) => (whole === null ? null : (whole * came) / quantity);
  const [weightKg, volume, cages, pallets] = [row.weightKg, row.volumeCubicMetres, row.cages, row.pallets].map(share);
  return {
    quantity: came,
    weightKg: rounded(weightKg, 10),
    volumeCubicMetres: rounded(volume, 100),
    cages: rounded(cages, 1),
    pallets: rounded(pallets, 1),
  };
}

/** Never less than there is: half a cage takes the room of one. */
function rounded(value: number | null | undefined, parts: number): number | null {
  return value === null || value === undefined ? null : Math.ceil(value * parts - 1e-6) / parts;
}

/** What people would write to make another one like it. */
function inputOf(row: Delivery): DeliveryInput {
  return deliveryInputSchema.parse({ ...row, isDraft: false });
}

/** Without the noise of binary fractions. */
function tenths(value: number): number {
  return Math.round(value * 100) / 100;
}
