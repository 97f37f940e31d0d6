import { daysBetween } from '@haisha/rules/calendar';
import * as z from 'zod';
import {
  allocationOwnerships,
  allocationSortColumns,
  allocationStatuses,
  crewRoles,
  findingLevels,
  stopKinds,
} from './allocation-choices.ts';
import { daySchema } from './day.ts';
import { deliverySchema } from './delivery.ts';
import { entityFields, listQuery, repeatable } from './entity.ts';
import { runFeesSchema } from './run-fees.ts';
import { temperatureZones } from './vehicle-body-choices.ts';
import { vehicleClasses } from './vehicle-type-choices.ts';

const moment = z.iso.datetime();

/** A driver of a run, from when until when. */
export const crewSchema = z.object({
  id: z.uuid(),
  driverId: z.uuid(),
  driverCode: z.string(),
  driverName: z.string(),
  driverNameEn: z.string().nullable(),
  role: z.enum(crewRoles),
  start: moment,
  end: moment,
});

/** A place on the way, in its order. */
export const allocationStopSchema = z.object({
  id: z.uuid(),
  position: z.int(),
  kind: z.enum(stopKinds),
  destinationId: z.uuid().nullable(),
  /** The name of the destination, or of a place that is none. */
  placeName: z.string(),
  placeNameEn: z.string().nullable(),
  plannedArriveAt: moment,
  plannedDepartAt: moment,
  workMinutes: z.int(),
  actualArriveAt: moment.nullable(),
  actualDepartAt: moment.nullable(),
  waitingMinutes: z.int().nullable(),
  note: z.string().nullable(),
  /** When the goods may arrive there, from the wishes of the deliveries; null when any time will do. */
  windowFrom: moment.nullable(),
  windowTo: moment.nullable(),
  /** The destination is closed on the weekday of the run. */
  isClosed: z.boolean(),
  /** What the destination lets in; null for a place that is none. */
  access: z
    .object({
      largestVehicleClass: z.enum(vehicleClasses).nullable(),
      maxHeightCm: z.int().nullable(),
      maxLengthCm: z.int().nullable(),
      needsTailLift: z.boolean(),
    })
    .nullable(),
});

/** What a check found, and who went on with which reason. */
export const findingSchema = z.object({
  /** The number of the check (domain: the 25 of the board). */
  check: z.int(),
  level: z.enum(findingLevels),
  code: z.string(),
  /** Ids, days, and figures: minutes, kilogrammes, and instants in milliseconds. */
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  article: z.string().optional(),
  /** What puts it right: an instant in milliseconds, or minutes to take off or add. */
  wayOut: z.object({ code: z.string(), at: z.number().optional(), minutes: z.number().optional() }).optional(),
  overriddenBy: z.uuid().optional(),
  overrideReason: z.string().optional(),
  overriddenAt: moment.optional(),
});

/** The deliveries of a run together; the figures are those of its fullest point. */
export const runLoadSchema = z.object({
  count: z.int(),
  weightKg: z.number(),
  volumeCubicMetres: z.number(),
  cages: z.int(),
  pallets: z.int(),
  zones: z.array(z.enum(temperatureZones)),
  cargoOwnerIds: z.array(z.uuid()),
  needsTailLift: z.boolean(),
  needsTwoCrew: z.boolean(),
  /** The types of vehicle that deliveries ask for. */
  vehicleTypeIds: z.array(z.uuid()),
  /** Deliveries without a price. */
  unpriced: z.int(),
  /** What a delivery company drives, for the register of actual carriers; null for a run with an own vehicle. */
  goods: z
    .array(
      z.object({
        cargoOwnerId: z.uuid(),
        originId: z.uuid(),
        weightKg: z.number().nullable(),
        isNamed: z.boolean(),
      }),
    )
    .nullable(),
});

/** One run: a vehicle or a delivery company, its crew, and its stops in order. */
export const allocationSchema = z.object({
  ...entityFields,
  /** A, the operation date at its creation, and a number within that day: A20261121-0001. */
  number: z.string(),
  operationDate: z.string(),
  departmentId: z.uuid(),
  courseId: z.uuid().nullable(),
  courseCode: z.string().nullable(),
  courseName: z.string().nullable(),
  courseNameEn: z.string().nullable(),
  title: z.string().nullable(),
  ownership: z.enum(allocationOwnerships),
  vehicleId: z.uuid().nullable(),
  vehicleCode: z.string().nullable(),
  trailerId: z.uuid().nullable(),
  trailerCode: z.string().nullable(),
  deliveryCompanyId: z.uuid().nullable(),
  deliveryCompanyName: z.string().nullable(),
  deliveryCompanyNameEn: z.string().nullable(),
  /** The plate and the driver that a delivery company names. */
  hiredVehicle: z.string().nullable(),
  hiredDriverName: z.string().nullable(),
  tier: z.int().nullable(),
  /** Null for users who may not see what a run costs. */
  hiredFeeYen: z.int().nullable(),
  /** What is paid beside it; null for an own run, and for users who may not see what a run costs. */
  fees: runFeesSchema.nullable(),
  status: z.enum(allocationStatuses),
  /** From leaving the garage until coming back. */
  start: moment,
  end: moment,
  /** The duty of the crew. */
  reportAt: moment,
  endAt: moment,
  plannedDistanceKm: z.number().nullable(),
  drivingMinutes: z.int().nullable(),
  handlingMinutes: z.int().nullable(),
  waitingMinutes: z.int().nullable(),
  breakMinutes: z.int().nullable(),
  instruction: z.string().nullable(),
  needsInstruction: z.boolean(),
  actualOutAt: moment.nullable(),
  actualInAt: moment.nullable(),
  odometerOutKm: z.int().nullable(),
  odometerInKm: z.int().nullable(),
  findings: z.array(findingSchema),
  requestedAt: moment.nullable(),
  answeredAt: moment.nullable(),
  confirmedAt: moment.nullable(),
  cancelReason: z.string().nullable(),
  note: z.string().nullable(),
  crew: z.array(crewSchema),
  stops: z.array(allocationStopSchema),
  load: runLoadSchema,
});

/** How a destination is called and found by whoever drives there. */
export const stopPlaceSchema = z.object({
  destinationId: z.uuid(),
  /** Digits, without hyphens. */
  phone: z.string().nullable(),
  /** In one line. */
  address: z.string(),
  /** Where vehicles go to: the entrance, else the building; degrees, WGS 84. */
  position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
});

/** One run with the deliveries on it and the destinations on its way. */
export const allocationDetailSchema = allocationSchema.extend({
  deliveries: z.array(deliverySchema),
  places: z.array(stopPlaceSchema),
});

/** Days are operation dates, both included. */
export const allocationListQuerySchema = listQuery(allocationSortColumns, {
  from: daySchema.optional(),
  to: daySchema.optional(),
  departmentId: repeatable(z.uuid()),
  vehicleId: repeatable(z.uuid()),
  deliveryCompanyId: repeatable(z.uuid()),
  courseId: repeatable(z.uuid()),
  status: repeatable(z.enum(allocationStatuses)),
});

/** The language of a paper. */
export const paperQuerySchema = z.strictObject({ locale: z.enum(['ja', 'en']).default('ja') });

/** The most days of one register: a month. */
const mostRegisterDays = 31;

/** Which days of the register of actual carriers, of all centres or one, and as what. */
export const registerQuerySchema = z
  .strictObject({
    from: daySchema,
    to: daySchema,
    departmentId: z.uuid().optional(),
    format: z.enum(['pdf', 'csv']).default('pdf'),
    ...paperQuerySchema.shape,
  })
  .refine(({ from, to }) => from <= to && daysBetween(from, to) < mostRegisterDays, { path: ['to'], error: 'invalid' });

export type RegisterQuery = z.output<typeof registerQuerySchema>;
export type Crew = z.output<typeof crewSchema>;
export type AllocationStop = z.output<typeof allocationStopSchema>;
export type Finding = z.output<typeof findingSchema>;
export type RunLoad = z.output<typeof runLoadSchema>;
export type Allocation = z.output<typeof allocationSchema>;
export type StopPlace = z.output<typeof stopPlaceSchema>;
export type AllocationDetail = z.output<typeof allocationDetailSchema>;
export type AllocationListQuery = z.output<typeof allocationListQuerySchema>;
