import { isClosed } from '@haisha/rules/states/delivery-billing';
import {
  type DeliveryCommand,
  type DeliveryTransition,
  deliveryOperation,
} from '@haisha/rules/states/delivery-operation';
import { transitionOf } from '@haisha/rules/states/state-machine';
import type { Delivery } from '@haisha/validation/delivery';
import { asc, inArray, or } from 'drizzle-orm';
import { isAmong } from '../../../db/is-among.ts';
import { deliveries } from '../../../db/schema/dispatch/deliveries.ts';
import { auditRecords } from '../../../db/schema/services/audit-records.ts';
import {
  permissionDenied,
  recordInWrongState,
  recordNotFound,
  validationFailed,
  versionConflict,
} from '../../../http/errors.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';
import { auditRow } from '../../../services/records/audit/record-audit.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { insertRows, updateEntities } from '../../../services/records/write/write-many.ts';
import { deliveryRepository } from '../deliveries/delivery-repository.ts';
import { selectDeliveries } from '../deliveries/select-deliveries.ts';

type Seen = { id: string; version: number };
type Values = Partial<typeof deliveries.$inferInsert>;

/** Keeps deliveries as they are until the end of the transaction, in the order of their ids, and reads them. */
export async function lockDeliveries({ scope, tx }: Write, ids: readonly string[]): Promise<Delivery[]> {
  const locked = tx.select({ id: deliveries.id }).from(deliveries).where(isAmong(deliveries.id, ids));
  await locked.orderBy(asc(deliveries.id)).for('no key update');
  return await selectDeliveries(tx, scope).where(isAmong(deliveries.id, ids)).orderBy(asc(deliveries.id));
}

/**
 * Keeps all that some runs carry as it is, and further deliveries with it, before the stops of the runs are made anew: whoever
 * locked one of them alone, and then waited for another, would never end.
 */
export async function lockCarried(
  { tx }: Write,
  runIds: readonly string[],
  further: readonly string[] = [],
): Promise<void> {
  await tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(or(inArray(deliveries.allocationId, [...runIds]), isAmong(deliveries.id, further)))
    .orderBy(asc(deliveries.id))
    .for('no key update');
}

/** Refuses deliveries that are not there, or of which somebody has made another version since. */
export function requireSeen(rows: readonly Delivery[], seen: readonly Seen[]): void {
  for (const { id, version } of seen) {
    const row = rows.find((one) => one.id === id);
    if (!row || row.archivedAt !== null) throw recordNotFound();
    if (row.version !== version) throw versionConflict(row);
  }
}

/** A run carries what is to be carried on its operation date. */
export function requireSameDay(operationDate: string, rows: readonly Delivery[], seen: readonly Seen[]): void {
  const other = rows.find((row) => row.operationDate !== operationDate);
  if (!other) return;
  const place = seen.findIndex(({ id }) => id === other.id);
  throw validationFailed([{ path: `deliveries.${place}.id`, code: 'otherDay' }]);
}

/**
 * Gives each delivery the first of some chains of commands that its state allows, such as unassign, or unconfirm and then
 * unassign; each recorded, and pages hear of them once. Where `mayRest`, one that none fits stays as it is.
 */
export async function commandDeliveries(
  write: Write,
  rows: readonly Delivery[],
  chains: readonly (readonly DeliveryCommand[])[],
  values: Values = {},
  mayRest = false,
): Promise<void> {
  const changes = rows.flatMap((row) => {
    const operationStatus = endOf(write, row, chains);
    if (operationStatus) return [{ ...values, id: row.id, operationStatus }];
    if (mayRest) return [];
    throw recordInWrongState(row);
  });
  await changeDeliveries(write, rows, changes);
}

/** Stores what changed in deliveries that are locked, with their history. */
async function changeDeliveries(
  write: Write,
  before: readonly Delivery[],
  changes: readonly (Values & { id: string })[],
): Promise<void> {
  const { actor, requestId, scope, tx } = write;
  const ids = changes.map(({ id }) => id);
  if (ids.length === 0) return;
  await updateEntities(tx, deliveries, actor, changes);
  const after = await selectDeliveries(tx, scope).where(isAmong(deliveries.id, ids));
  await insertRows(
    tx,
    auditRecords,
    after.map((row) =>
      auditRow({
        ...{ actor, requestId, action: 'changeStatus', entity: 'delivery', entityId: row.id },
        before: before.find(({ id }) => id === row.id) ?? null,
        after: row,
        departmentIds: [row.departmentId],
        ...deliveryRepository.nameOf?.(row),
      }),
    ),
  );
  const departmentIds = after.map(({ departmentId }) => departmentId);
  const [first] = after;
  if (first) {
    const { id, version } = first;
    announceChange(tx, { entity: 'delivery', id, version, action: 'changeStatus', departmentIds });
  }
}

function endOf(
  { scope }: Write,
  row: Delivery,
  chains: readonly (readonly DeliveryCommand[])[],
): Delivery['operationStatus'] | undefined {
  if (isClosed(row.billingStatus)) return undefined;
  for (const chain of chains) {
    let status: Delivery['operationStatus'] | undefined = row.operationStatus;
    for (const command of chain) {
      const line: DeliveryTransition | undefined = status && transitionOf(deliveryOperation, status, command);
      if (line && !scope.may(line.permission)) throw permissionDenied();
      status = line?.to;
    }
    if (status) return status;
  }
  return undefined;
}
