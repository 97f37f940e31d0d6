import * as z from 'zod';
import { allocationSchema, findingSchema } from './allocation.ts';
import { mostRunsAtOnce, placeOutcomes, swapSubjects } from './allocation-choices.ts';
import { crossField, type UncheckedFields } from './cross-field.ts';
import { deliverySchema } from './delivery.ts';
import { versionSchema } from './entity.ts';
import { date, integer, note, oneOf, optional, reference, text } from './field.ts';
import { instant } from './instant.ts';
import type { FieldError } from './rule.ts';

/** A warning, and a red finding that somebody may override, are gone past with a reason. */
const reason = { reason: optional(text({ max: 200 })) };

/** The row to which a run is moved. */
const target = z.union([
  z.strictObject({ vehicleId: reference() }),
  z.strictObject({ driverId: reference() }),
  z.strictObject({ deliveryCompanyId: reference() }),
]);

const times = { start: instant(), end: instant() };

const versionedDeliveries = z.array(z.object({ id: z.uuid(), ...versionSchema.shape })).max(mostRunsAtOnce);
const versionedRuns = z.array(z.object({ id: z.uuid(), ...versionSchema.shape })).min(1);

/** The most runs that are taken back together: more than a centre has in a day, as all of a day may be made at once. */
const mostRunsOfDay = 2000;

/** Makes a run on a row of the board, with deliveries or empty; its stops follow from them. */
export const allocationInputSchema = z
  .object({
    operationDate: date(),
    departmentId: reference(),
    target,
    vehicleId: optional(reference()),
    driverIds: optional(z.object({ driver1Id: optional(reference()), driver2Id: optional(reference()) })),
    ...times,
    courseId: optional(reference()),
    title: optional(text({ max: 60 })),
    deliveries: versionedDeliveries.default(() => []),
    ...reason,
  })
  .check(crossField(timeErrors));

/** Moves or resizes a run: the one command of pointer, keyboard, dialog and undo. */
export const moveSchema = z
  .object({ id: reference(), ...versionSchema.shape, target, ...times, ...reason })
  .check(crossField(timeErrors));

/** Who drives a run; null takes a driver off. */
export const crewChangeSchema = z
  .object({
    ...versionSchema.shape,
    driver1Id: optional(reference()),
    driver2Id: optional(reference()),
    ...reason,
  })
  .check(
    crossField(({ driver1Id, driver2Id }) =>
      driver2Id !== null && driver2Id !== undefined && driver1Id === driver2Id
        ? [{ path: 'driver2Id', code: 'sameDriver' }]
        : [],
    ),
  );

/** Puts deliveries on a run, in the version in which they were seen, or takes them off it without one. */
export const placeDeliveriesSchema = z.object({
  allocationId: optional(reference()),
  deliveries: versionedDeliveries.min(1),
  ...reason,
});

/** The run on which they are now, and those from which they came; the deliveries in their new version. */
export const placeAnswerSchema = z.object({
  allocations: z.array(allocationSchema),
  deliveries: z.array(deliverySchema),
});

/** Moves some deliveries of a run to a new run of the same time, for which a vehicle is still to be found. */
export const splitRunSchema = z.object({
  ...versionSchema.shape,
  deliveryIds: z.array(z.uuid()).min(1).max(mostRunsAtOnce),
});

/** Takes a split back: everything on `other` comes onto this run, and `other` is cancelled for a reason. */
export const joinRunSchema = z.object({
  ...versionSchema.shape,
  other: z.object({ id: z.uuid(), ...versionSchema.shape }),
  reason: text({ max: 200 }),
});

export const swapSchema = z.object({
  first: z.object({ id: z.uuid(), ...versionSchema.shape }),
  second: z.object({ id: z.uuid(), ...versionSchema.shape }),
  what: oneOf(swapSubjects),
  ...reason,
});

/** Two runs after a command that concerns both. */
export const runPairSchema = z.object({ first: allocationSchema, second: allocationSchema });

/** The stops of a run in a new order, with new times. */
export const stopsChangeSchema = z.object({
  ...versionSchema.shape,
  stops: z
    .array(
      z.object({
        id: z.uuid(),
        position: integer({ min: 0, max: mostRunsAtOnce }),
        plannedArriveAt: instant(),
        plannedDepartAt: instant(),
      }),
    )
    .min(1)
    .max(mostRunsAtOnce),
  ...reason,
});

/** A command of the state machine. */
export const runCommandSchema = z.object({ ...versionSchema.shape, ...reason });

/** What a delivery company says to a request. */
export const acceptSchema = z.object({
  ...versionSchema.shape,
  hiredVehicle: optional(text({ max: 40 })),
  hiredDriverName: optional(text({ max: 60 })),
  note: optional(note()),
});

export const confirmRunsSchema = z.object({ allocations: versionedRuns.max(mostRunsAtOnce), ...reason });

/** Takes back runs that were made together: each is cancelled for the reason, or none. */
export const cancelRunsSchema = z.object({
  allocations: versionedRuns.max(mostRunsOfDay),
  reason: text({ max: 200 }),
});
export const cancelRunsAnswerSchema = z.object({ allocations: z.array(allocationSchema) });

/** What came of each run; `findings` are those that keep it from being confirmed. */
export const confirmAnswerSchema = z.object({
  rows: z.array(
    z.object({
      id: z.uuid(),
      outcome: z.enum(['confirmed', 'blocked', 'reasonNeeded', 'outdated', 'wrongState']),
      findings: z.array(findingSchema),
      allocation: allocationSchema.nullable(),
    }),
  ),
});

/** The reason goes with the warnings of every run that is made; what is blocked is left out all the same. */
export const copyDaySchema = z.object({ departmentId: reference(), from: date(), to: date(), ...reason });
export const placeCoursesSchema = z.object({ departmentId: reference(), date: date(), ...reason });

/** What a preview says of a run that would be made, and the command that it was. */
export const placedRunsSchema = z.object({
  rows: z.array(
    z.object({
      /** The run that is copied, or the course that is placed. */
      sourceId: z.uuid(),
      label: z.string(),
      labelEn: z.string().nullable(),
      vehicleId: z.uuid().nullable(),
      driverId: z.uuid().nullable(),
      deliveryCompanyId: z.uuid().nullable(),
      ...z.object({ start: z.iso.datetime(), end: z.iso.datetime() }).shape,
      deliveryCount: z.int(),
      outcome: z.enum(placeOutcomes),
      findings: z.array(findingSchema),
      /** The run that was made; null in a preview. */
      allocationId: z.uuid().nullable(),
    }),
  ),
});

export type AllocationInput = z.output<typeof allocationInputSchema>;
export type Move = z.output<typeof moveSchema>;
export type CrewChange = z.output<typeof crewChangeSchema>;
export type PlaceDeliveries = z.output<typeof placeDeliveriesSchema>;
export type PlaceAnswer = z.output<typeof placeAnswerSchema>;
export type SplitRun = z.output<typeof splitRunSchema>;
export type JoinRun = z.output<typeof joinRunSchema>;
export type Swap = z.output<typeof swapSchema>;
export type RunPair = z.output<typeof runPairSchema>;
export type StopsChange = z.output<typeof stopsChangeSchema>;
export type RunCommand = z.output<typeof runCommandSchema>;
export type Accept = z.output<typeof acceptSchema>;
export type CancelRuns = z.output<typeof cancelRunsSchema>;
export type CancelRunsAnswer = z.output<typeof cancelRunsAnswerSchema>;
export type ConfirmRuns = z.output<typeof confirmRunsSchema>;
export type ConfirmAnswer = z.output<typeof confirmAnswerSchema>;
export type CopyDay = z.output<typeof copyDaySchema>;
export type PlaceCourses = z.output<typeof placeCoursesSchema>;
export type PlacedRuns = z.output<typeof placedRunsSchema>;

function timeErrors({ end, start }: UncheckedFields): FieldError[] {
  const isBackwards = typeof start === 'string' && typeof end === 'string' && end <= start;
  return isBackwards ? [{ path: 'end', code: 'afterStart' }] : [];
}
