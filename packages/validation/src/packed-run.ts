import * as z from 'zod';
import { allocationSchema, findingSchema, runLoadSchema } from './allocation.ts';
import { allocationOwnerships, allocationStatuses, crewRoles, stopKinds } from './allocation-choices.ts';

const { shape } = allocationSchema;

/** Milliseconds since 1970: a board has tens of thousands of moments, and ISO 8601 costs most of the time of writing them. */
const moment = z.int();

const code = z.string();
const name = z.string();
const nameEn = z.string().nullable();
const minutes = z.int().nullable();

/** What most runs do not have yet, or only those of a delivery company; null for a run with none of it. */
const rareFactsSchema = z.object({
  tier: shape.tier,
  hiredVehicle: shape.hiredVehicle,
  hiredDriverName: shape.hiredDriverName,
  hiredFeeYen: shape.hiredFeeYen,
  fees: shape.fees,
  instruction: shape.instruction,
  needsInstruction: shape.needsInstruction,
  actualOutAt: moment.nullable(),
  actualInAt: moment.nullable(),
  odometerOutKm: shape.odometerOutKm,
  odometerInKm: shape.odometerInKm,
  requestedAt: moment.nullable(),
  answeredAt: moment.nullable(),
  confirmedAt: moment.nullable(),
  cancelReason: shape.cancelReason,
  note: shape.note,
});

/** A run itself, without the names of what it refers to. */
const packedFactsSchema = z.tuple([
  /** id, version, number, operationDate, departmentId, title */
  ...([z.uuid(), z.int(), z.string(), z.string(), z.uuid(), z.string().nullable()] as const),
  z.enum(allocationOwnerships),
  z.enum(allocationStatuses),
  /** start, end, reportAt, endAt */
  ...([moment, moment, moment, moment] as const),
  /** courseId, vehicleId, trailerId, deliveryCompanyId */
  ...([z.uuid().nullable(), z.uuid().nullable(), z.uuid().nullable(), z.uuid().nullable()] as const),
  /** plannedDistanceKm, then drivingMinutes, handlingMinutes, waitingMinutes, breakMinutes */
  ...([z.number().nullable(), minutes, minutes, minutes, minutes] as const),
  z.array(findingSchema),
  /** createdAt, createdBy, updatedAt, updatedBy */
  ...([moment, z.uuid().nullable(), moment, z.uuid().nullable()] as const),
  rareFactsSchema.nullable(),
]);

/** id, driverId, role, start, end */
const packedCrewSchema = z.tuple([z.uuid(), z.uuid(), z.enum(crewRoles), moment, moment]);

/** actualArriveAt, actualDepartAt, waitingMinutes, note */
const packedDoneSchema = z.tuple([moment.nullable(), moment.nullable(), minutes, z.string().nullable()]);

const packedStopSchema = z.tuple([
  /** id, position, kind */
  ...([z.uuid(), z.int(), z.enum(stopKinds)] as const),
  /** destinationId, and the name of a place that is none */
  ...([z.uuid().nullable(), z.string().nullable()] as const),
  /** plannedArriveAt, plannedDepartAt, workMinutes, isClosed */
  ...([moment, moment, z.int(), z.boolean()] as const),
  packedDoneSchema.nullable(),
]);

const { shape: load } = runLoadSchema;

const packedLoadSchema = z.tuple([
  /** count, weightKg, volumeCubicMetres, cages, pallets */
  ...([load.count, load.weightKg, load.volumeCubicMetres, load.cages, load.pallets] as const),
  /** zones, cargoOwnerIds, needsTailLift, needsTwoCrew, vehicleTypeIds, unpriced */
  ...([load.zones, load.cargoOwnerIds, load.needsTailLift, load.needsTwoCrew] as const),
  ...([load.vehicleTypeIds, load.unpriced] as const),
]);

/** position of a stop, and the minutes of the operation date from and to which a delivery may arrive there */
const packedWishSchema = z.tuple([z.int(), minutes, minutes]);

/** cargoOwnerId, originId, weightKg, isNamed */
const packedGoodsSchema = z.tuple([z.uuid(), z.uuid(), z.number().nullable(), z.boolean()]);

/**
 * A run as it travels to the board, which has thousands: itself, crew, stops, load, the wishes of its deliveries, and what
 * is handed over to a delivery company. Null where there is none. `unpackDay` makes the runs of it.
 */
export const packedRunSchema = z.tuple([
  packedFactsSchema,
  z.array(packedCrewSchema).nullable(),
  z.array(packedStopSchema).nullable(),
  packedLoadSchema.nullable(),
  z.array(packedWishSchema).nullable(),
  z.array(packedGoodsSchema).nullable(),
]);

/** What packed runs refer to, each row with its id first. */
export const packedNamesSchema = z.object({
  courses: z.array(z.tuple([z.uuid(), code, name, nameEn])),
  drivers: z.array(z.tuple([z.uuid(), code, name, nameEn])),
  vehicles: z.array(z.tuple([z.uuid(), code])),
  deliveryCompanies: z.array(z.tuple([z.uuid(), name, nameEn])),
  people: z.array(z.tuple([z.uuid(), name])),
  /** Destinations, with what they let in. */
  places: z.array(z.tuple([z.uuid(), name, nameEn, shape.stops.element.shape.access.unwrap()])),
});

export type PackedRun = z.output<typeof packedRunSchema>;
export type PackedRareFacts = z.output<typeof rareFactsSchema>;
export type PackedNames = z.output<typeof packedNamesSchema>;
