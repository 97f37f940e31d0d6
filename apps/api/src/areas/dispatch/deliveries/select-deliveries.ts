import type { Delivery } from '@haisha/validation/delivery';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { deliveries } from '../../../db/schema/dispatch/deliveries.ts';
import { cargoOwners } from '../../../db/schema/masters/cargo-owners.ts';
import { courses } from '../../../db/schema/masters/courses.ts';
import { customers } from '../../../db/schema/masters/customers.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { destinations } from '../../../db/schema/masters/destinations.ts';
import { directions } from '../../../db/schema/masters/directions.ts';
import { vehicleTypes } from '../../../db/schema/masters/vehicle-types.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { creator, editor, entityPeople } from '../../../services/records/read/entity-people.ts';
import { referenceNames } from '../../../services/records/read/reference-names.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';

const { searchText: _, generatedFrom: __, ...columns } = getTableColumns(deliveries);
const { fareModel, unitPriceYen, priceFixedAt, priceFixedBy: ___, ...withAmounts } = columns;
const { fareYen, tollYen, surchargeYen, waitingFeeYen, handlingFeeYen, ...withFees } = withAmounts;
const { extraFeeYen, nightHolidayFeeYen, adjustmentYen, adjustmentReason, ...withResult } = withFees;
const { loadArrivedAt, loadWaitingMinutes, loadStartAt, loadEndAt, departedAt, ...withArrival } = withResult;
const { arrivedAt, waitingMinutes, unloadStartAt, deliveredAt, leftAt, ...withQuantities } = withArrival;
const { deliveredQuantity, returnedQuantity, returnReason, loadCelsius, arrivalCelsius, ...withPeople } =
  withQuantities;
const { receiver, delayReason, ...ownColumns } = withPeople;

const amounts = [
  fareYen,
  tollYen,
  surchargeYen,
  waitingFeeYen,
  handlingFeeYen,
  extraFeeYen,
  nightHolidayFeeYen,
  adjustmentYen,
].map((amount) => sql`coalesce(${amount}, 0)`);

/** All amounts together; null without a fare. */
export const totalYen = sql<number | null>`case when ${fareYen} is not null then ${sql.join(amounts, sql` + `)} end`;

const origins = alias(destinations, 'origins');
// Joined with itself the table would be read as a whole for one page.
const splitFromNumber = sql<string | null>`(select d.number from deliveries d where d.id = ${deliveries.splitFromId})`;
const followsNumber = sql<string | null>`(select d.number from deliveries d where d.id = ${deliveries.followsId})`;
const allocationNumber = sql<
  string | null
>`(select a.number from allocations a where a.id = ${deliveries.allocationId})`;
const splitInto = cameFrom('split_from_id');
const followedBy = cameFrom('follows_id');
const fixedByName = sql<string | null>`(select u.name from users u where u.id = ${deliveries.priceFixedBy})`;

const price = {
  fareModel,
  unitPriceYen,
  fareYen,
  tollYen,
  surchargeYen,
  waitingFeeYen,
  handlingFeeYen,
  extraFeeYen,
  nightHolidayFeeYen,
  adjustmentYen,
  adjustmentReason,
  totalYen,
  fixedAt: priceFixedAt,
  fixedByName,
};

const result = {
  loadArrivedAt,
  loadWaitingMinutes,
  loadStartAt,
  loadEndAt,
  departedAt,
  arrivedAt,
  waitingMinutes,
  unloadStartAt,
  deliveredAt,
  leftAt,
  deliveredQuantity,
  returnedQuantity,
  returnReason,
  loadCelsius,
  arrivalCelsius,
  receiver,
  delayReason,
};

/** The deliveries that name this one in a column, in the order of their numbers; a row of its own for each is in the index. */
function cameFrom(column: 'split_from_id' | 'follows_id') {
  const related = sql`jsonb_build_object('deliveryId', d.id, 'number', d.number, 'operationStatus', d.operation_status)`;
  return sql<Delivery['splitInto']>`(select coalesce(jsonb_agg(${related} order by d.number), '[]') from deliveries d
    where d.${sql.raw(column)} = ${deliveries.id} and d.archived_at is null)`;
}

/** Selects deliveries as the server answers them; without the right to read prices they have none. */
export function selectDeliveries(db: Reader, { may }: Pick<RowScope, 'may'>) {
  return db
    .select({
      ...ownColumns,
      ...entityPeople,
      isDraft: sql<boolean>`${deliveries.operationStatus} = 'draft'`,
      ...referenceNames('cargoOwner', cargoOwners),
      cargoOwnerColour: cargoOwners.colour,
      ...referenceNames('customer', customers),
      ...referenceNames('department', departments),
      courseCode: courses.code,
      ...referenceNames('course', courses),
      ...referenceNames('direction', directions),
      ...referenceNames('origin', origins),
      destinationCode: destinations.code,
      ...referenceNames('destination', destinations),
      destinationCity: destinations.city,
      ...referenceNames('requiredVehicleType', vehicleTypes),
      splitFromNumber,
      followsNumber,
      splitInto,
      followedBy,
      allocationNumber,
      price: may('delivery.readPrice') ? price : (sql`null` as unknown as typeof price),
      result,
    })
    .from(deliveries)
    .innerJoin(cargoOwners, eq(cargoOwners.id, deliveries.cargoOwnerId))
    .innerJoin(customers, eq(customers.id, deliveries.customerId))
    .innerJoin(departments, eq(departments.id, deliveries.departmentId))
    .innerJoin(origins, eq(origins.id, deliveries.originId))
    .innerJoin(destinations, eq(destinations.id, deliveries.destinationId))
    .leftJoin(courses, eq(courses.id, deliveries.courseId))
    .leftJoin(directions, eq(directions.id, deliveries.directionId))
    .leftJoin(vehicleTypes, eq(vehicleTypes.id, deliveries.requiredVehicleTypeId))
    .leftJoin(creator, eq(creator.id, deliveries.createdBy))
    .leftJoin(editor, eq(editor.id, deliveries.updatedBy))
    .$dynamic();
}
