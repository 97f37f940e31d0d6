import './zod-config.ts';
import * as z from 'zod';
import { allocationStatuses } from './allocation-choices.ts';
import { leaveKinds } from './leave-choices.ts';
import { rollCallStateSchema } from './roll-call.ts';
import { isDay } from './rule.ts';

export const departureBoardQuerySchema = z.strictObject({
  date: z.iso.date().refine(isDay, 'invalid'),
  departmentId: z.uuid(),
});

const departureRunSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  vehicleCode: z.string().nullable(),
  status: z.enum(allocationStatuses),
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
});

export const departureBoardSchema = z.object({
  /** The clock of the server, by which everybody is late or not. */
  now: z.iso.datetime(),
  rows: z.array(departureRowSchema),
});

export type DepartureRow = z.output<typeof departureRowSchema>;
export type DepartureBoard = z.output<typeof departureBoardSchema>;
export type DepartureBoardQuery = z.output<typeof departureBoardQuerySchema>;
