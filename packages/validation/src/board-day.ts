import { checkLevels, checkRuleNames } from '@haisha/rules/checks/check-rules';
import { licenceClasses } from '@haisha/rules/licence';
import { unforeseeableKinds } from '@haisha/rules/punches/with-events';
import * as z from 'zod';
import { type Allocation, allocationSchema, allocationStopSchema } from './allocation.ts';
import { recordDaySchema } from './day.ts';
import { deliverySchema } from './delivery.ts';
import { weekdays } from './driver-choices.ts';
import { repeatable } from './entity.ts';
import { agreementRowSchema, hoursRuleRowSchema } from './labour-agreement.ts';
import { leaveKinds, leaveParts } from './leave-choices.ts';
import { packedNamesSchema, packedRunSchema } from './packed-run.ts';
import { plateSchema } from './plate.ts';
import { temperatureZones } from './vehicle-body-choices.ts';
import { transmissions, vehicleStatuses } from './vehicle-choices.ts';
import { vehicleClasses } from './vehicle-type-choices.ts';

/** The most days that the board shows at once: a month. */
const mostBoardDays = 31;

export const boardDayQuerySchema = z.strictObject({
  date: recordDaySchema,
  days: z.coerce.number<string | number>().int().min(1).max(mostBoardDays).default(1),
  departmentId: z.uuid(),
});

/** Which runs of those days changed, and who and what was on them before; `left` asks for the deliveries on no run. */
export const boardChangesQuerySchema = z.strictObject({
  ...boardDayQuerySchema.shape,
  id: repeatable(z.uuid()),
  driverId: repeatable(z.uuid()),
  vehicleId: repeatable(z.uuid()),
  left: z.stringbool().default(false),
});

const boardVehicleSchema = z.object({
  id: z.uuid(),
  code: z.string(),
  plate: plateSchema,
  vehicleTypeId: z.uuid(),
  vehicleTypeName: z.string(),
  vehicleTypeNameEn: z.string().nullable(),
  vehicleClass: z.enum(vehicleClasses),
  colour: z.string().nullable(),
  isTrailer: z.boolean(),
  transmission: z.enum(transmissions),
  grossWeightKg: z.int(),
  heightCm: z.int().nullable(),
  lengthCm: z.int().nullable(),
  hasTailLift: z.boolean(),
  zones: z.array(z.enum(temperatureZones)),
  maxLoadKg: z.int(),
  capacityCubicMetres: z.number().nullable(),
  rollCageCapacity: z.int().nullable(),
  palletCapacity: z.int().nullable(),
  inspectionExpiryDate: z.string().nullable(),
  compulsoryInsuranceExpiryDate: z.string().nullable(),
  voluntaryInsuranceExpiryDate: z.string().nullable(),
  nextThreeMonthInspectionDate: z.string().nullable(),
  nextTwelveMonthInspectionDate: z.string().nullable(),
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

/** Milliseconds since 1970: a board has thousands of duties, and ISO 8601 costs most of the time of their reading. */
const instant = z.int();

const periods = z.array(z.tuple([z.int(), z.int()]));

/**
 * A duty of a driver, as it was where there are punches, else as planned (`packDuty`). It has the id of its run; one that no
 * run explains has another. Breaks and driving are minutes after its start.
 */
const boardDutySchema = z.object({
  id: z.string(),
  state: z.enum(['planned', 'actual']),
  start: instant,
  end: instant,
  breaks: periods,
  driving: periods,
  crew: z.enum(['one', 'two', 'twoWithBed']),
  distanceKm: z.number(),
  events: z
    .array(z.object({ kind: z.enum(unforeseeableKinds), start: instant, end: instant, isDocumented: z.boolean() }))
    .optional(),
});

/** What allows a run and restricts it: empty for users who do not plan runs. */
const boardDriverFacts = {
  licences: z.array(z.object({ licenceClass: z.enum(licenceClasses), automaticOnly: z.boolean() })),
  hasTowing: z.boolean(),
  licenceExpiryDate: z.string().nullable(),
  appointedDate: z.string().nullable(),
  leftDate: z.string().nullable(),
  availableWeekdays: z.array(z.enum(weekdays)),
  usableZones: z.array(z.enum(temperatureZones)),
  usableVehicleTypeIds: z.array(z.uuid()),
  canWorkNights: z.boolean(),
  nextHealthCheckDate: z.string().nullable(),
  nextAptitudeTestDate: z.string().nullable(),
  /** From some weeks before the first day until after the last one. */
  duties: z.array(boardDutySchema),
};

const boardDriverSchema = z.object({
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  nameEn: z.string().nullable(),
  mainVehicleId: z.uuid().nullable(),
  hours: boardHoursSchema,
  leave: z.array(z.object({ day: z.string(), kind: z.enum(leaveKinds), part: z.enum(leaveParts) })),
  ...boardDriverFacts,
});

const boardDeliveryCompanySchema = z.object({
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  nameEn: z.string().nullable(),
  phone: z.string(),
  permitNumber: z.string().nullable(),
  invoiceNumber: z.string().nullable(),
  insuranceExpiryDate: z.string().nullable(),
  defaultTier: z.int(),
});

/** A destination as a plan of stops takes it: the work of one visit, where it is, when it is closed, what it lets in. */
const boardPlaceSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  nameEn: z.string().nullable(),
  workMinutes: z.int(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  closedWeekdays: z.array(z.enum(weekdays)),
  access: allocationStopSchema.shape.access.unwrap(),
});

/** A course with the times and figures of its runs; minutes from midnight of the operation date. */
const boardCourseSchema = z.object({
  id: z.uuid(),
  reportMinutes: z.int(),
  leaveGarageMinutes: z.int(),
  returnMinutes: z.int(),
  endMinutes: z.int(),
  drivingMinutes: z.int().nullable(),
  breakMinutes: z.int().nullable(),
  standardDistanceKm: z.number().nullable(),
});

/** All that the board shows of a centre on some days, in one answer; `unpackDay` makes the day of it. */
export const boardDaySchema = z.object({
  runs: z.array(packedRunSchema),
  names: packedNamesSchema,
  /** The deliveries of these days that are on no run. */
  deliveriesLeft: z.array(deliverySchema),
  vehicles: z.array(boardVehicleSchema),
  drivers: z.array(boardDriverSchema),
  deliveryCompanies: z.array(boardDeliveryCompanySchema),
  /** What a run is planned with, of the runs and the deliveries left; empty for users who do not plan runs. */
  places: z.array(boardPlaceSchema),
  courses: z.array(boardCourseSchema),
  /** What the company has set for the checks, with its history; empty for users who do not plan runs. */
  checkLevels: z.array(
    z.object({
      rule: z.enum(checkRuleNames),
      revision: z.int(),
      validFrom: z.string(),
      level: z.enum(checkLevels),
      number: z.int().nullable(),
    }),
  ),
  /** When somebody may call the roll at the centre. */
  rollCallHours: z.array(
    z.object({
      departmentId: z.uuid(),
      revision: z.int(),
      validFrom: z.string(),
      fromMinutes: z.int(),
      toMinutes: z.int(),
    }),
  ),
  /** What the hours of the drivers are held against: readings of the company, agreements of the centre. */
  hoursRules: z.array(hoursRuleRowSchema),
  agreements: z.array(agreementRowSchema),
  /** The public holidays among these days. */
  holidays: z.array(z.iso.date()),
});

/**
 * What a board of some days needs after a change: of the runs that were asked for those that are still there, with their
 * drivers and vehicles, and those that were on them before, as far as the board still shows them.
 */
export const boardChangesSchema = z.object({
  allocations: z.array(allocationSchema),
  /** Null where nobody asked. */
  deliveriesLeft: z.array(deliverySchema).nullable(),
  /** What new deliveries are planned with; null where nobody asked for those. */
  places: z.array(boardPlaceSchema).nullable(),
  courses: z.array(boardCourseSchema).nullable(),
  vehicles: z.array(boardVehicleSchema),
  drivers: z.array(boardDriverSchema),
});

export type BoardDayQuery = z.output<typeof boardDayQuerySchema>;
export type BoardVehicle = z.output<typeof boardVehicleSchema>;
export type BoardDriver = z.output<typeof boardDriverSchema>;
export type BoardPlace = z.output<typeof boardPlaceSchema>;
export type BoardCourse = z.output<typeof boardCourseSchema>;
export type BoardDeliveryCompany = z.output<typeof boardDeliveryCompanySchema>;
export type BoardDayAnswer = z.output<typeof boardDaySchema>;
/** The day with its runs as everybody else reads them. */
export type BoardDay = Omit<BoardDayAnswer, 'runs' | 'names'> & { allocations: Allocation[] };
export type BoardChangesQuery = z.output<typeof boardChangesQuerySchema>;
export type BoardChanges = z.output<typeof boardChangesSchema>;
