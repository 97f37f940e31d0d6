import type { DriverPayInput } from '@haisha/validation/driver-pay';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bankColumns } from '../../columns.ts';
import { driverPartColumns } from './driver-part-columns.ts';

/** How a driver is paid: apart from the driver, as few people may read it. */
export const driverPays = pgTable('driver_pays', {
  ...driverPartColumns(),
  payType: text('pay_type').$type<DriverPayInput['payType']>().notNull(),
  baseAmountYen: integer('base_amount_yen').notNull(),
  hourlyBaseYen: integer('hourly_base_yen'),
  allowances: jsonb().$type<DriverPayInput['allowances']>().notNull(),
  commutingYen: integer('commuting_yen'),
  closingGroup: text('closing_group'),
  ...bankColumns(),
  note: text(),
});
