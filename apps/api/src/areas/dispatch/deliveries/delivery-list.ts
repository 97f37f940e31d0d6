import type { Delivery, DeliveryListQuery, DeliveryTotals } from '@haisha/validation/delivery';
import { type deliverySortColumns, operationStatuses, priceStatuses } from '@haisha/validation/delivery-choices';
import { and, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { inJapaneseOrder } from '../../../db/indexes.ts';
import { isOnPage } from '../../../db/is-among.ts';
import { deliveries } from '../../../db/schema/dispatch/deliveries.ts';
import { cargoOwners } from '../../../db/schema/masters/cargo-owners.ts';
import { courses } from '../../../db/schema/masters/courses.ts';
import { destinations } from '../../../db/schema/masters/destinations.ts';
import { type ListPage, listPage } from '../../../services/records/read/list-page.ts';
import {
  archivedIs,
  type ListSql,
  listed,
  matches,
  oneOfFilter,
  orderOf,
} from '../../../services/records/read/list-sql.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { deliveriesWithin } from './delivery-scope.ts';
import { selectDeliveries, totalYen } from './select-deliveries.ts';

function deliveryListSql(query: DeliveryListQuery, scope: RowScope): ListSql {
  return {
    where: and(
      deliveriesWithin(scope),
      archivedIs(deliveries.archivedAt, query.archived),
      query.from ? gte(deliveries.operationDate, query.from) : undefined,
      query.to ? lte(deliveries.operationDate, query.to) : undefined,
      oneOfFilter(deliveries.departmentId, query.departmentId),
      oneOfFilter(deliveries.cargoOwnerId, query.cargoOwnerId),
      oneOfFilter(deliveries.customerId, query.customerId),
      oneOfFilter(deliveries.destinationId, query.destinationId),
      oneOfFilter(deliveries.courseId, query.courseId),
      oneOfFilter(deliveries.directionId, query.directionId),
      oneOfFilter(deliveries.kind, query.kind),
      oneOfFilter(deliveries.temperatureZone, query.temperatureZone),
      oneOfFilter(deliveries.operationStatus, query.operationStatus),
      oneOfFilter(deliveries.priceStatus, query.priceStatus),
      oneOfFilter(deliveries.billingStatus, query.billingStatus),
      query.assignment === 'unassigned' ? inArray(deliveries.operationStatus, ['draft', 'open']) : undefined,
      matches(deliveries.searchText, query.q),
    ),
    orderBy: orderOf<typeof deliverySortColumns>(
      query.sort,
      {
        operationDate: [deliveries.operationDate],
        number: [],
        slipNumber: [deliveries.slipNumber],
        cargoOwnerName: [inJapaneseOrder(cargoOwners.name), deliveries.operationDate],
        courseName: [{ emptyLast: inJapaneseOrder(courses.name) }, deliveries.operationDate],
        destinationName: [inJapaneseOrder(destinations.name), deliveries.operationDate],
        arriveFromMinutes: [deliveries.arriveFromMinutes, deliveries.operationDate],
        weightKg: [deliveries.weightKg],
        operationStatus: [listed(deliveries.operationStatus, operationStatuses), deliveries.operationDate],
        priceStatus: [listed(deliveries.priceStatus, priceStatuses), deliveries.operationDate],
        updatedAt: [deliveries.updatedAt],
      },
      deliveries.number,
    ),
  };
}

export function listDeliveries(db: Database, query: DeliveryListQuery, scope: RowScope): ListPage<Delivery> {
  const { where, orderBy } = deliveryListSql(query, scope);
  return listPage(
    query,
    (limit, offset) =>
      selectDeliveries(db, scope)
        .where(isOnPage(deliveries.id, deliveryIds(db, query, scope).limit(limit).offset(offset)))
        .orderBy(...orderBy),
    db.$count(deliveries, where),
  );
}

/** Selects the id of every delivery of a list, in its order. */
export function deliveryIds(db: Database, query: DeliveryListQuery, scope: RowScope) {
  const { where, orderBy } = deliveryListSql(query, scope);
  return selectIds(db)
    .where(where)
    .orderBy(...orderBy);
}

/** Sums up all deliveries of a list, whatever its page. */
export async function totalDeliveries(
  db: Database,
  query: DeliveryListQuery,
  scope: RowScope,
): Promise<DeliveryTotals> {
  const { where } = deliveryListSql(query, scope);
  const [totals] = await db
    .select({
      count: sql<number>`count(*)::int`,
      quantity: sql<number>`coalesce(sum(${deliveries.quantity}), 0)::int`,
      weightKg: sql<number>`coalesce(sum(${deliveries.weightKg}), 0)::float8`,
      weightUnknownCount: sql<number>`count(*) filter (where ${isNull(deliveries.weightKg)})::int`,
      volumeCubicMetres: sql<number>`coalesce(sum(${deliveries.volumeCubicMetres}), 0)::float8`,
      cages: sql<number>`coalesce(sum(${deliveries.cages}), 0)::int`,
      pallets: sql<number>`coalesce(sum(${deliveries.pallets}), 0)::int`,
      totalYen: sql<number>`coalesce(sum(${totalYen}), 0)::float8`,
      undecidedCount: sql<number>`count(*) filter (where ${eq(deliveries.priceStatus, 'undecided')})::int`,
    })
    .from(deliveries)
    .where(where);
  if (!totals) throw new Error('nothing was summed up');
  return scope.may('delivery.readPrice') ? totals : { ...totals, totalYen: null, undecidedCount: null };
}

/** Selects the ids of a list alone, so that sorting stays narrow and unused joins fall away. */
function selectIds(db: Database) {
  return db
    .select({ id: deliveries.id })
    .from(deliveries)
    .leftJoin(cargoOwners, eq(cargoOwners.id, deliveries.cargoOwnerId))
    .leftJoin(courses, eq(courses.id, deliveries.courseId))
    .leftJoin(destinations, eq(destinations.id, deliveries.destinationId))
    .$dynamic();
}
