import type { Delivery, DeliveryInput } from '@haisha/validation/delivery';
import { isAmong } from '../../../db/is-among.ts';
import { deliveries } from '../../../db/schema/dispatch/deliveries.ts';
import { auditRecords } from '../../../db/schema/services/audit-records.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';
import { auditRow } from '../../../services/records/audit/record-audit.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { insertEntities, insertRows } from '../../../services/records/write/write-many.ts';
import { takeNumbers } from '../take-numbers.ts';
import { deliveryRepository } from './delivery-repository.ts';
import { deliveryRow, readDeliveryFacts } from './delivery-rows.ts';
import { selectDeliveries } from './select-deliveries.ts';

/** What a new delivery has besides what people write. */
type Origin = { generatedFrom?: string; splitFromId?: string; followsId?: string };

/**
 * Stores deliveries whose references were checked, each recorded; pages hear of them once. Answers them in the order of
 * the inputs.
 */
export async function createDeliveries(
  write: Write,
  inputs: readonly { input: DeliveryInput; origin?: Origin }[],
): Promise<Delivery[]> {
  const { tx, actor, scope, requestId } = write;
  if (inputs.length === 0) return [];
  const facts = await readDeliveryFacts(
    tx,
    inputs.map(({ input }) => input),
  );
  const numbers = await takeNumbers(
    tx,
    'delivery',
    inputs.map(({ input }) => input.operationDate),
  );
  const rows = inputs.map(({ input, origin }, index) => ({
    ...deliveryRow(input, numbers[index] ?? '', facts),
    operationStatus: input.isDraft ? 'draft' : 'open',
    priceStatus: 'undecided',
    billingStatus: 'unbilled',
    generatedFrom: origin?.generatedFrom ?? null,
    splitFromId: origin?.splitFromId ?? null,
    followsId: origin?.followsId ?? null,
  }));
  const ids = await insertEntities(tx, deliveries, actor, rows);
  const found = await selectDeliveries(tx, scope).where(isAmong(deliveries.id, ids));
  const byId = new Map(found.map((row) => [row.id, row]));
  const made = ids.flatMap((id) => byId.get(id) ?? []);
  const about = { actor, action: 'create', entity: 'delivery', before: null, requestId } as const;
  await insertRows(
    tx,
    auditRecords,
    made.map((row) =>
      auditRow({
        ...about,
        entityId: row.id,
        after: row,
        departmentIds: [row.departmentId],
        ...deliveryRepository.nameOf?.(row),
      }),
    ),
  );
  const [first] = made;
  if (first) {
    const departmentIds = made.map(({ departmentId }) => departmentId);
    announceChange(tx, { entity: 'delivery', id: first.id, version: 1, action: 'create', departmentIds });
  }
  return made;
}
