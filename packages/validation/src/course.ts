import { stopsBeforeDeparture, type TimedStop } from '@haisha/rules/stop-order';
import * as z from 'zod';
import { courseKinds, courseSortColumns, stopOrders } from './course-choices.ts';
import { crossField, type UncheckedFields, validityErrors } from './cross-field.ts';
import { weekdays } from './driver-choices.ts';
import { entityFields, listQuery, repeatable, versionSchema } from './entity.ts';
import { code, date, flag, integer, note, oneOf, optional, reference, someOf, text } from './field.ts';
import { decimalFigure, figure, unusualFigures } from './figure.ts';
import { name } from './japanese-field.ts';
import { nightTime } from './night-time.ts';
import type { FieldError } from './rule.ts';
import { stored } from './stored.ts';
import { longDuty, longWindows, stopsOutside } from './usual-span.ts';
import { temperatureZones } from './vehicle-body-choices.ts';

export { courseKinds, courseSortColumns } from './course-choices.ts';

/** The times of a course in their order. */
const timeOrder = [
  'reportMinutes',
  'rollCallMinutes',
  'leaveGarageMinutes',
  'loadStartMinutes',
  'loadEndMinutes',
  'departMinutes',
  'returnMinutes',
  'endMinutes',
] as const;

export const mostStops = 100;

/** A stop of the course; its position in the list is its position on the way. */
const stopFields = {
  destinationId: reference(),
  arriveFromMinutes: optional(nightTime()),
  arriveToMinutes: optional(nightTime()),
  workMinutes: integer({ min: 0, max: 480 }),
  hasBreak: flag(),
};

const stopSchema = z
  .object(stopFields)
  .check(
    crossField(({ arriveFromMinutes: from, arriveToMinutes: to }) =>
      typeof from === 'number' && typeof to === 'number' && to < from
        ? [{ path: 'arriveToMinutes', code: 'afterStart' }]
        : [],
    ),
  );

const courseFields = {
  code: code(),
  name: name({ max: 60 }),
  nameEn: optional(text({ max: 60 })),
  roundNumber: integer({ min: 1, max: 9 }),
  departmentId: reference(),
  directionId: optional(reference()),
  cargoOwnerId: optional(reference()),
  kind: oneOf(courseKinds),
  vehicleTypeId: reference(),
  zones: someOf(temperatureZones),
  weekdays: someOf(weekdays),
  runsOnHolidays: flag(),
  validFrom: optional(date()),
  validTo: optional(date()),
  startPlace: text({ max: 60 }),
  endPlace: text({ max: 60 }),
  reportMinutes: nightTime(),
  rollCallMinutes: optional(nightTime()),
  leaveGarageMinutes: nightTime(),
  loadStartMinutes: optional(nightTime()),
  loadEndMinutes: optional(nightTime()),
  departMinutes: nightTime(),
  returnMinutes: nightTime(),
  endMinutes: nightTime(),
  drivingMinutes: optional(integer({ min: 0, max: 2879 })),
  breakMinutes: optional(integer({ min: 0, max: 2879 })),
  stops: z
    .array(stopSchema)
    .max(mostStops)
    .default(() => []),
  standardDistanceKm: optional(decimalFigure('standardDistanceKm')),
  usualTollYen: optional(figure('usualTollYen')),
  tollRoute: optional(text({ max: 100 })),
  driverAllowanceYen: optional(figure('driverAllowanceYen')),
  crew: integer({ min: 1, max: 2 }),
  hasHelper: flag(),
  defaultVehicleId: optional(reference()),
  defaultDriverId: optional(reference()),
  defaultDeliveryCompanyId: optional(reference()),
  isTemporary: flag(),
  note: optional(note()),
};

/** A repeated round: its stops in order, its times, and its usual vehicle and driver. */
export const courseInputSchema = z.object(courseFields).check(crossField(courseErrors));
export const courseUpdateSchema = courseInputSchema.safeExtend(versionSchema.shape);
export const courseSchema = stored(courseFields).extend({
  ...entityFields,
  departmentName: z.string(),
  departmentNameEn: z.string().nullable(),
  directionName: z.string().nullable(),
  directionNameEn: z.string().nullable(),
  cargoOwnerName: z.string().nullable(),
  cargoOwnerNameEn: z.string().nullable(),
  vehicleTypeName: z.string(),
  vehicleTypeNameEn: z.string().nullable(),
  /** The code of the usual vehicle, the names of the usual driver and delivery company. */
  defaultVehicleName: z.string().nullable(),
  defaultDriverName: z.string().nullable(),
  defaultDriverNameEn: z.string().nullable(),
  defaultDeliveryCompanyName: z.string().nullable(),
  defaultDeliveryCompanyNameEn: z.string().nullable(),
  stops: z.array(
    stored(stopFields).extend({
      destinationCode: z.string(),
      destinationName: z.string(),
      destinationNameEn: z.string().nullable(),
      city: z.string(),
    }),
  ),
  stopCount: z.int(),
  /** A stop would be reached before the one before it is left. */
  hasEarlyStop: z.boolean(),
  /** From reporting in to the end of work (拘束時間). */
  dutyMinutes: z.int(),
});

export const courseListQuerySchema = listQuery(courseSortColumns, {
  departmentId: repeatable(z.uuid()),
  directionId: repeatable(z.uuid()),
  vehicleTypeId: repeatable(z.uuid()),
  kind: repeatable(z.enum(courseKinds)),
  stopOrder: z.enum(stopOrders).optional(),
});

export const courseContract = {
  name: 'course',
  input: courseInputSchema,
  update: courseUpdateSchema,
  output: courseSchema,
  listQuery: courseListQuerySchema,
  sortColumns: courseSortColumns,
} as const;

export type CourseInput = z.output<typeof courseInputSchema>;
export type Course = z.output<typeof courseSchema>;
export type CourseListQuery = z.output<typeof courseListQuerySchema>;

/** Returns what looks wrong in a course and may be saved. */
export function courseWarnings(draft: UncheckedFields): FieldError[] {
  return [...courseFieldWarnings(draft), ...longDuty(draft), ...earlyStops(draft)];
}

/** Of these, what the form points out at its fields; of the duty and of the order of stops it tells beside them. */
export function courseFieldWarnings(draft: UncheckedFields): FieldError[] {
  return [...unusualFigures(draft), ...longStops(draft), ...stopsOutside(draft)];
}

function longStops({ stops }: UncheckedFields): FieldError[] {
  return longWindows('stops', stops, ['arriveFromMinutes', 'arriveToMinutes']);
}

/** Points out stops that would be reached before the one before them is left. */
export function earlyStops({ stops }: UncheckedFields): FieldError[] {
  const timed = Array.isArray(stops) ? stops.map(timedStop) : [];
  return stopsBeforeDeparture(timed).map((index) => ({
    path: `stops.${index}.arriveFromMinutes`,
    code: 'beforeDeparture',
    params: { number: index + 1 },
  }));
}

function timedStop(stop: UncheckedFields | null): TimedStop {
  const { arriveFromMinutes, arriveToMinutes, workMinutes } = stop ?? {};
  const minutes = (value: unknown) => (typeof value === 'number' ? value : null);
  return {
    arriveFromMinutes: minutes(arriveFromMinutes),
    arriveToMinutes: minutes(arriveToMinutes),
    workMinutes: minutes(workMinutes) ?? 0,
  };
}

function courseErrors(draft: UncheckedFields): FieldError[] {
  const { defaultDeliveryCompanyId, defaultVehicleId, defaultDriverId } = draft;
  const errors = [...orderErrors(draft), ...validityErrors(draft)];
  // 自車 and 傭車 exclude each other.
  if (typeof defaultDeliveryCompanyId === 'string' && (defaultVehicleId ?? defaultDriverId) !== null) {
    errors.push({ path: 'defaultDeliveryCompanyId', code: 'ownOrHired' });
  }
  return errors;
}

/** Each given time must not be earlier than the one before it. */
function orderErrors(draft: UncheckedFields): FieldError[] {
  const enteredTimes = timeOrder.filter((path) => typeof draft[path] === 'number');
  return enteredTimes.flatMap((path, index) => {
    const before = enteredTimes[index - 1];
    return before !== undefined && Number(draft[path]) < Number(draft[before])
      ? [{ path, code: 'notBeforeEarlier' }]
      : [];
  });
}
