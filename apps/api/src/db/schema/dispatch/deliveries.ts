import type { Delivery } from '@haisha/validation/delivery';
import type { DeliveryPrice } from '@haisha/validation/delivery-price';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { businessDate, entityColumns } from '../../columns.ts';
import { trigramIndex } from '../../indexes.ts';
import { instant } from '../../instant.ts';
import { users } from '../identity/users.ts';
import { cargoOwners } from '../masters/cargo-owners.ts';
import { courses } from '../masters/courses.ts';
import { customers } from '../masters/customers.ts';
import { departments } from '../masters/departments.ts';
import { destinations } from '../masters/destinations.ts';
import { directions } from '../masters/directions.ts';
import { vehicleTypes } from '../masters/vehicle-types.ts';
import { allocationStops } from './allocation-stops.ts';
import { allocations } from './allocations.ts';

/**
 * What is to be carried, with its result and its price. Wishes of the customer are minutes from midnight of the operation
 * date, so that a moved day moves them; what happened are instants.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    ...entityColumns(),
    number: text().notNull(),
    slipNumber: text('slip_number'),
    cargoOwnerId: uuid('cargo_owner_id')
      .notNull()
      .references(() => cargoOwners.id),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    departmentId: uuid('department_id')
      .notNull()
      .references(() => departments.id),
    kind: text().$type<Delivery['kind']>().notNull(),
    operationDate: businessDate('operation_date').notNull(),
    salesDate: businessDate('sales_date').notNull(),
    billingDate: businessDate('billing_date'),
    courseId: uuid('course_id').references(() => courses.id),
    roundNumber: integer('round_number'),
    directionId: uuid('direction_id').references(() => directions.id),
    originId: uuid('origin_id')
      .notNull()
      .references(() => destinations.id),
    destinationId: uuid('destination_id')
      .notNull()
      .references(() => destinations.id),
    loadMinutes: integer('load_minutes'),
    arriveFromMinutes: integer('arrive_from_minutes'),
    arriveToMinutes: integer('arrive_to_minutes'),
    goodsName: text('goods_name'),
    temperatureZone: text('temperature_zone').$type<Delivery['temperatureZone']>().notNull(),
    loadUnit: text('load_unit').$type<Delivery['loadUnit']>(),
    quantity: integer(),
    weightKg: numeric('weight_kg', { precision: 6, scale: 1, mode: 'number' }),
    volumeCubicMetres: numeric('volume_cubic_metres', { precision: 5, scale: 2, mode: 'number' }),
    cages: integer(),
    pallets: integer(),
    requiredVehicleTypeId: uuid('required_vehicle_type_id').references(() => vehicleTypes.id),
    needsTailLift: boolean('needs_tail_lift').notNull(),
    needsTwoCrew: boolean('needs_two_crew').notNull(),
    note: text(),
    operationStatus: text('operation_status').$type<Delivery['operationStatus']>().notNull(),
    priceStatus: text('price_status').$type<Delivery['priceStatus']>().notNull().default('undecided'),
    billingStatus: text('billing_status').$type<Delivery['billingStatus']>().notNull().default('unbilled'),
    fareModel: text('fare_model').$type<DeliveryPrice['fareModel']>(),
    unitPriceYen: integer('unit_price_yen'),
    fareYen: integer('fare_yen'),
    tollYen: integer('toll_yen'),
    surchargeYen: integer('surcharge_yen'),
    waitingFeeYen: integer('waiting_fee_yen'),
    handlingFeeYen: integer('handling_fee_yen'),
    extraFeeYen: integer('extra_fee_yen'),
    nightHolidayFeeYen: integer('night_holiday_fee_yen'),
    adjustmentYen: integer('adjustment_yen'),
    adjustmentReason: text('adjustment_reason'),
    priceFixedAt: instant('price_fixed_at'),
    priceFixedBy: uuid('price_fixed_by').references(() => users.id),
    loadArrivedAt: instant('load_arrived_at'),
    loadWaitingMinutes: integer('load_waiting_minutes'),
    loadStartAt: instant('load_start_at'),
    loadEndAt: instant('load_end_at'),
    departedAt: instant('departed_at'),
    arrivedAt: instant('arrived_at'),
    waitingMinutes: integer('waiting_minutes'),
    unloadStartAt: instant('unload_start_at'),
    deliveredAt: instant('delivered_at'),
    leftAt: instant('left_at'),
    deliveredQuantity: integer('delivered_quantity'),
    returnedQuantity: integer('returned_quantity'),
    returnReason: text('return_reason'),
    loadCelsius: numeric('load_celsius', { precision: 3, scale: 1, mode: 'number' }),
    arrivalCelsius: numeric('arrival_celsius', { precision: 3, scale: 1, mode: 'number' }),
    receiver: text(),
    delayReason: text('delay_reason'),
    cancelReason: text('cancel_reason'),
    splitFromId: uuid('split_from_id').references((): AnyPgColumn => deliveries.id),
    followsId: uuid('follows_id').references((): AnyPgColumn => deliveries.id),
    allocationId: uuid('allocation_id').references(() => allocations.id),
    loadStopId: uuid('load_stop_id').references(() => allocationStops.id),
    unloadStopId: uuid('unload_stop_id').references(() => allocationStops.id),
    /** Course, day and destination it was generated from, with a count where a course goes there twice: never again. */
    generatedFrom: text('generated_from'),
    searchText: text('search_text').notNull(),
  },
  (table) => [
    uniqueIndex('deliveries_number_key').on(table.number),
    uniqueIndex('deliveries_slip_number_key')
      .on(table.cargoOwnerId, table.slipNumber)
      // Parts of a load and its second try keep the slip of the owner.
      .where(sql`archived_at is null and split_from_id is null and follows_id is null`),
    index('deliveries_slip_number_index').on(table.slipNumber, table.number),
    uniqueIndex('deliveries_generated_from_key').on(table.generatedFrom),
    index('deliveries_department_index').on(table.departmentId, table.operationDate, table.number),
    index('deliveries_operation_date_index').on(table.operationDate, table.number),
    index('deliveries_cargo_owner_index').on(table.cargoOwnerId, table.operationDate),
    index('deliveries_customer_index').on(table.customerId, table.operationDate),
    index('deliveries_destination_index').on(table.destinationId, table.operationDate),
    index('deliveries_origin_index').on(table.originId, table.operationDate),
    index('deliveries_course_index').on(table.courseId, table.operationDate),
    index('deliveries_direction_index').on(table.directionId, table.operationDate),
    index('deliveries_vehicle_type_index').on(table.requiredVehicleTypeId),
    index('deliveries_updated_at_index').on(table.updatedAt, table.number),
    index('deliveries_left_index')
      .on(table.departmentId, table.operationDate)
      .where(sql`operation_status in ('draft', 'open')`),
    index('deliveries_allocation_index').on(table.allocationId),
    index('deliveries_load_stop_index').on(table.loadStopId),
    index('deliveries_unload_stop_index').on(table.unloadStopId),
    index('deliveries_split_from_index').on(table.splitFromId),
    index('deliveries_follows_index').on(table.followsId),
    trigramIndex('deliveries_search_text_index', table.searchText),
  ],
);
