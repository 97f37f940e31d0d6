import * as z from 'zod';
import { allocationSchema } from './allocation.ts';
import { deliverySchema } from './delivery.ts';
import { plateSchema } from './plate.ts';
import { isDay } from './rule.ts';
import { temperatureZones } from './vehicle-body-choices.ts';
import { vehicleStatuses } from './vehicle-choices.ts';

/** The most days that the board shows at once: a month. */
const mostBoardDays = 31;

export const boardDayQuerySchema = z.strictObject({
  date: z.iso.date().refine(isDay, 'invalid'),
  days: z.coerce.number<string | number>().int().min(1).max(mostBoardDays).default(1),
  departmentId: z.uuid(),
});

const boardVehicleSchema = z.object({
  id: z.uuid(),
  code: z.string(),
  plate: plateSchema,
  vehicleTypeId: z.uuid(),
  vehicleTypeName: z.string(),
  vehicleTypeNameEn: z.string().nullable(),
  colour: z.string().nullable(),
  zones: z.array(z.enum(temperatureZones)),
  maxLoadKg: z.int(),
  capacityCubicMetres: z.number().nullable(),
  rollCageCapacity: z.int().nullable(),
  palletCapacity: z.int().nullable(),
  inspectionExpiryDate: z.string().nullable(),
  mainDriverId: z.uuid().nullable(),
  /** When it is not in service, both days included. */
  periods: z.array(z.object({ status: z.enum(vehicleStatuses), from: z.string(), to: z.string().nullable() })),
});

/** What is left to a driver, as of the start of the first day. */
const boardHoursSchema = z.object({
  /** The end of the last duty; null when none is known. */
  lastEndAt: z.iso.datetime().nullable(),
  restMinutes: z.int().nullable(),
  earliestStartAt: z.iso.datetime().nullable(),
  monthMinutes: z.int(),
  monthLimitMinutes: z.int(),
  /** Days of more than 14 hours in this week. */
  longDays: z.int(),
  overtimeMinutes: z.int(),
  consecutiveDays: z.int(),
});

const boardDriverSchema = z.object({
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  nameEn: z.string().nullable(),
  mainVehicleId: z.uuid().nullable(),
  hours: boardHoursSchema,
  leave: z.array(z.object({ day: z.string(), kind: z.string() })),
});

const boardDeliveryCompanySchema = z.object({
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  nameEn: z.string().nullable(),
});

/** All that the board shows of a centre on some days, in one answer. */
export const boardDaySchema = z.object({
  allocations: z.array(allocationSchema),
  /** The deliveries of these days that are on no run. */
  deliveriesLeft: z.array(deliverySchema),
  vehicles: z.array(boardVehicleSchema),
  drivers: z.array(boardDriverSchema),
  deliveryCompanies: z.array(boardDeliveryCompanySchema),
});

export type BoardDayQuery = z.output<typeof boardDayQuerySchema>;
export type BoardDay = z.output<typeof boardDaySchema>;
