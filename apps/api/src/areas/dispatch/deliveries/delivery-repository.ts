import { isClosed } from '@haisha/rules/states/delivery-billing';
import { isPlan } from '@haisha/rules/states/delivery-operation';
import type { Delivery, DeliveryInput, DeliveryListQuery, DeliveryUpdate } from '@haisha/validation/delivery';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { deliveries } from '../../../db/schema/dispatch/deliveries.ts';
import { recordInWrongState, validationFailed } from '../../../http/errors.ts';
import type { EntityRepository, Reader } from '../../../services/records/entity-repository.ts';
import { type RowScope, requireWithinScope } from '../../../services/records/read/row-scope.ts';
import { changedBy, createdBy } from '../../../services/records/write/row-writes.ts';
import { takeNumbers } from '../take-numbers.ts';
import { listDeliveries } from './delivery-list.ts';
import { referenceErrors } from './delivery-references.ts';
import { deliveryRow, readDeliveryFacts } from './delivery-rows.ts';
import { deliveriesWithin } from './delivery-scope.ts';
import { selectDeliveries } from './select-deliveries.ts';

export const deliveryRepository: EntityRepository<Delivery, DeliveryInput, DeliveryUpdate, DeliveryListQuery> = {
  entity: 'delivery',
  table: deliveries,
  list: listDeliveries,
  departmentOf: ({ departmentId }) => departmentId,
  nameOf: ({ number, destinationName }) => ({ label: `${number} ${destinationName}` }),
  hiddenFields: ({ may }) => (may('delivery.readPrice') ? [] : ['price', 'priceStatus', 'billingStatus']),

  async find(db: Reader, id: string, scope: RowScope) {
    const [row] = await selectDeliveries(db, scope).where(and(eq(deliveries.id, id), deliveriesWithin(scope)));
    return row ?? null;
  },

  async insert({ tx, actor, scope }, input) {
    requireWithinScope(scope, input.departmentId);
    await requireReferences(tx, input);
    const facts = await readDeliveryFacts(tx, [input]);
    const [number = ''] = await takeNumbers(tx, 'delivery', [input.operationDate]);
    const operationStatus = input.isDraft ? 'draft' : 'open';
    const values = { ...deliveryRow(input, number, facts), operationStatus, ...createdBy(actor) } as const;
    const [row] = await tx.insert(deliveries).values(values).returning({ id: deliveries.id });
    if (!row) throw new Error('no delivery was made');
    return row.id;
  },

  async update({ tx, actor, scope }, row, { version: _, ...input }) {
    requireWithinScope(scope, input.departmentId);
    if (!isChangeable(row, input)) throw recordInWrongState(row);
    await requireReferences(tx, input, row);
    const facts = await readDeliveryFacts(tx, [input]);
    await tx
      .update(deliveries)
      .set({ ...deliveryRow(input, row.number, facts), ...changedBy(deliveries, actor) })
      .where(eq(deliveries.id, row.id));
  },

  async checkRestore(tx, row) {
    await requireReferences(tx, row);
  },
};

/** What may still change once goods are loaded: it says nothing about the plan. */
const afterLoading: readonly string[] = ['slipNumber', 'customerId', 'salesDate', 'billingDate', 'goodsName', 'note'];
/** What a run decides for its deliveries. */
const ofRun: readonly string[] = ['operationDate', 'departmentId'];

/** Nobody changes a plan that is carried out already, a day that a run has, or what a closing has. */
export function isChangeable(row: Delivery, input: DeliveryInput): boolean {
  const changed = changedFields(row, input);
  if (changed.length === 0) return true;
  const isTooLate = !isPlan(row.operationStatus) && changed.some((field) => !afterLoading.includes(field));
  const isOfRun = row.allocationId !== null && changed.some((field) => ofRun.includes(field));
  return !isClosed(row.billingStatus) && !isTooLate && !isOfRun;
}

function changedFields(row: Delivery, { isDraft: _, ...input }: DeliveryInput): string[] {
  const before: Record<string, unknown> = row;
  // What is left out of a form follows from other fields.
  const derived = {
    ...input,
    customerId: input.customerId ?? row.customerId,
    salesDate: input.salesDate ?? row.salesDate,
  };
  return Object.entries(derived).flatMap(([field, value]) => (before[field] === value ? [] : [field]));
}

async function requireReferences(tx: Transaction, now: DeliveryInput, before?: Delivery): Promise<void> {
  const errors = await referenceErrors(tx, [now], (_, field) => field, before ? [before] : []);
  if (errors.length > 0) throw validationFailed(errors);
}
