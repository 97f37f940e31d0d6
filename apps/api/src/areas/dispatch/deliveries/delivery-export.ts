import { formatNightTime } from '@haisha/rules/night-time';
import { type Delivery, type DeliveryListQuery, deliveryListQuerySchema } from '@haisha/validation/delivery';
import type { DeliveryPrice } from '@haisha/validation/delivery-price';
import type { DeliveryResult } from '@haisha/validation/delivery-result';
import { isAmong } from '../../../db/is-among.ts';
import { deliveries } from '../../../db/schema/dispatch/deliveries.ts';
import { cargoOwners } from '../../../db/schema/masters/cargo-owners.ts';
import { courses } from '../../../db/schema/masters/courses.ts';
import { customers } from '../../../db/schema/masters/customers.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { destinations } from '../../../db/schema/masters/destinations.ts';
import { directions } from '../../../db/schema/masters/directions.ts';
import { vehicleTypes } from '../../../db/schema/masters/vehicle-types.ts';
import { columnsFor, type ExportColumn } from '../../../services/exports/cells/export-column.ts';
import { type ExportedEntity, selectedBy } from '../../../services/exports/exported-entity.ts';
import type { Labels } from '../../../services/words/labels.ts';
import { deliveryIds } from './delivery-list.ts';
import { selectDeliveries } from './select-deliveries.ts';

export const exportedDeliveries: ExportedEntity<Delivery, DeliveryListQuery> = {
  path: '/deliveries',
  name: 'delivery',
  listQuery: deliveryListQuerySchema,
  columns: deliveryColumns,
  calls: [cargoOwners, customers, departments, courses, directions, destinations, vehicleTypes],
  ids: deliveryIds,
  ...selectedBy((db, ids, scope) => selectDeliveries(db, scope).where(isAmong(deliveries.id, ids))),
};

type TimeField = { [K in keyof Delivery]: K extends `${string}Minutes` ? K : never }[keyof Delivery];

function deliveryColumns(labels: Labels): ExportColumn<Delivery>[] {
  const { text, reference, number, day, instant, choice, flag, from, part } = columnsFor<Delivery>(labels);
  /** Writes 25:30 as text, which a spreadsheet would turn into a time of another day. */
  const time = (id: TimeField) => from(id, (at) => (at === null ? null : { text: formatNightTime(at) }));
  return [
    text('number'),
    text('slipNumber'),
    reference('cargoOwnerName'),
    reference('customerName'),
    reference('departmentName'),
    choice('kind'),
    day('operationDate'),
    day('salesDate'),
    day('billingDate'),
    text('courseCode'),
    reference('courseName'),
    number('roundNumber'),
    reference('directionName'),
    reference('originName'),
    text('destinationCode'),
    reference('destinationName'),
    text('destinationCity'),
    time('loadMinutes'),
    time('arriveFromMinutes'),
    time('arriveToMinutes'),
    text('goodsName'),
    from('temperatureZone', (temperatureZone) => labels.choice('zone', temperatureZone)),
    choice('loadUnit'),
    number('quantity'),
    number('weightKg'),
    number('volumeCubicMetres'),
    number('cages'),
    number('pallets'),
    reference('requiredVehicleTypeName'),
    flag('needsTailLift'),
    flag('needsTwoCrew'),
    choice('operationStatus'),
    ...part('result', resultColumns),
    choice('priceStatus'),
    ...part('price', priceColumns),
    choice('billingStatus'),
    text('cancelReason'),
    text('splitFromNumber'),
    text('followsNumber'),
    text('allocationNumber'),
    text('note'),
    instant('updatedAt'),
    instant('archivedAt'),
  ];
}

function resultColumns(labels: Labels): ExportColumn<DeliveryResult>[] {
  const { text, number, instant } = columnsFor<DeliveryResult>(labels);
  return [
    instant('loadArrivedAt'),
    number('loadWaitingMinutes'),
    instant('loadStartAt'),
    instant('loadEndAt'),
    instant('departedAt'),
    instant('arrivedAt'),
    number('waitingMinutes'),
    instant('unloadStartAt'),
    instant('deliveredAt'),
    instant('leftAt'),
    number('deliveredQuantity'),
    number('returnedQuantity'),
    text('returnReason'),
    number('loadCelsius'),
    number('arrivalCelsius'),
    text('receiver'),
    text('delayReason'),
  ];
}

function priceColumns(labels: Labels): ExportColumn<DeliveryPrice>[] {
  const { text, number, choice } = columnsFor<DeliveryPrice>(labels);
  return [
    choice('fareModel'),
    number('unitPriceYen'),
    number('fareYen'),
    number('tollYen'),
    number('surchargeYen'),
    number('waitingFeeYen'),
    number('handlingFeeYen'),
    number('extraFeeYen'),
    number('nightHolidayFeeYen'),
    number('adjustmentYen'),
    text('adjustmentReason'),
    number('totalYen'),
  ];
}
