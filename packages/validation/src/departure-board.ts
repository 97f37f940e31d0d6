import './zod-config.ts';
import { departureAlarmKinds, departureAlertKinds } from '@haisha/rules/departure/departure-alerts';
import * as z from 'zod';
import { allocationStatuses } from './allocation-choices.ts';
import { daySchema } from './day.ts';
import { optional, text } from './field.ts';
import { leaveKinds } from './leave-choices.ts';
import { rollCallStateSchema } from './roll-call.ts';

export const departureBoardQuerySchema = z.strictObject({
  date: daySchema,
  departmentId: z.uuid(),
});

const departureRunSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  vehicleCode: z.string().nullable(),
  status: z.enum(allocationStatuses),
});

/** What the board told of by itself, and who acknowledged it. */
const departureAlertSchema = z.object({
  id: z.uuid(),
  kind: z.enum(departureAlertKinds),
  tone: z.enum(['red', 'purple', 'amber']),
  /** When it began to be so. */
  at: z.iso.datetime(),
  raisedAt: z.iso.datetime(),
  acknowledgedAt: z.iso.datetime().nullable(),
  acknowledgedByName: z.string().nullable(),
  reason: z.string().nullable(),
});

/**
 * What nobody has acknowledged yet: a departure without a roll call of whatever day, alcohol and a refused call of today and
 * the day before.
 */
const departureAlarmSchema = z.object({
  id: z.uuid(),
  /** Who may not see alcohol has it as a refused call. */
  kind: z.enum(departureAlarmKinds),
  date: z.string(),
  at: z.iso.datetime(),
  driver: z.object({ id: z.uuid(), name: z.string(), nameEn: z.string().nullable() }),
});

const departureNoteSchema = z.object({
  id: z.uuid(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  byName: z.string(),
});

/** One driver on the morning board. */
export const departureRowSchema = z.object({
  driver: z.object({
    id: z.uuid(),
    code: z.string(),
    name: z.string(),
    nameEn: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  planned: z
    .object({
      reportAt: z.iso.datetime(),
      outAt: z.iso.datetime(),
      inAt: z.iso.datetime(),
      endAt: z.iso.datetime(),
    })
    .nullable(),
  runs: z.array(departureRunSchema),
  clockInAt: z.iso.datetime().nullable(),
  leaveGarageAt: z.iso.datetime().nullable(),
  returnGarageAt: z.iso.datetime().nullable(),
  clockOutAt: z.iso.datetime().nullable(),
  /** Why somebody is away is for those who plan and hold calls. */
  leave: z.object({ kind: z.enum(leaveKinds).nullable() }).nullable(),
  restMinutes: z.int().nullable(),
  /** Calls of the day in order of time; alcohol and health only for those who hold calls. */
  calls: z.array(
    z.object({
      ...rollCallStateSchema.shape,
      alcohol: z.number().nullable(),
      hasAlcohol: z.boolean(),
      isVehicleSound: z.boolean().nullable(),
    }),
  ),
  /** In order of time. */
  alerts: z.array(departureAlertSchema),
  notes: z.array(departureNoteSchema),
});

export const departureBoardSchema = z.object({
  /** The clock of the server, by which everybody is late or not. */
  now: z.iso.datetime(),
  rows: z.array(departureRowSchema),
  /** The worst first, of one kind the oldest. */
  alarms: z.array(departureAlarmSchema),
});

/** The alarms of the user's centres, or of all for who belongs to none: each kind that stands, the worst first. */
export const homeAlarmsSchema = z.object({
  alarms: z.array(
    z.object({
      kind: z.enum(departureAlarmKinds),
      count: z.int(),
      /** The board of the oldest. */
      date: z.string(),
      departmentId: z.uuid(),
    }),
  ),
});

/** Why; a departure without a roll call is not acknowledged without. */
export const acknowledgeSchema = z.strictObject({ reason: optional(text({ max: 300 })) });

/** The driver and the day of a row of the board. */
export const departurePlaceSchema = z.strictObject({
  driverId: z.uuid(),
  date: daySchema,
});

/** Its id is made by the browser, so that sent twice it is stored once. */
export const departureNoteInputSchema = z.strictObject({ id: z.uuid(), text: text({ max: 300 }) });

/** Who does not come, without leave. */
export const absenceInputSchema = z.strictObject({ note: optional(text({ max: 300 })) });

export type DepartureRow = z.output<typeof departureRowSchema>;
export type DepartureBoard = z.output<typeof departureBoardSchema>;
export type DepartureBoardQuery = z.output<typeof departureBoardQuerySchema>;
export type HomeAlarms = z.output<typeof homeAlarmsSchema>;
export type DepartureAlarm = DepartureBoard['alarms'][number];
export type DepartureNoteInput = z.output<typeof departureNoteInputSchema>;
