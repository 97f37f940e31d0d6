import * as z from 'zod';
import { bankFields } from './bank.ts';
import { partVersion } from './driver-part.ts';
import { entityFields } from './entity.ts';
import { flag, integer, note, oneOf, optional, text } from './field.ts';
import { stored } from './stored.ts';

/** 月給, 日給, 時給, 歩合併用. */
export const payTypes = ['monthly', 'daily', 'hourly', 'mixed'] as const;

/** 月額, 1日, 1運行, 1時間. */
export const allowanceUnits = ['month', 'day', 'run', 'hour'] as const;

const yen = () => integer({ min: 0, max: 9_999_999 });

/** The most allowances of one driver. */
export const mostAllowances = 50;

const allowanceSchema = z.object({
  name: text({ max: 40 }),
  amountYen: yen(),
  unit: oneOf(allowanceUnits),
  /** Whether it counts for overtime pay (割増賃金の基礎; 労働基準法施行規則 第21条 lists what does not). */
  isPremiumBasis: flag(),
});

const payFields = {
  payType: oneOf(payTypes),
  baseAmountYen: yen(),
  hourlyBaseYen: optional(yen()),
  allowances: z.array(allowanceSchema).max(mostAllowances).default([]),
  commutingYen: optional(yen()),
  closingGroup: optional(text({ max: 20 })),
  ...bankFields,
  note: optional(note()),
};

/** The pay of a driver. */
export const driverPayInputSchema = z.object(payFields);
export const driverPayUpdateSchema = driverPayInputSchema.safeExtend(partVersion);
/** Has the id of its driver; version 0 until something is entered. */
export const driverPaySchema = stored(payFields).extend({
  ...entityFields,
  payType: z.enum(payTypes).nullable(),
  baseAmountYen: z.int().nullable(),
});

export const driverPayContract = {
  name: 'driverPay',
  input: driverPayInputSchema,
  update: driverPayUpdateSchema,
  output: driverPaySchema,
} as const;

export type DriverPayInput = z.output<typeof driverPayInputSchema>;
export type DriverPay = z.output<typeof driverPaySchema>;
