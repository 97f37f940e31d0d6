import * as z from 'zod';
import { crossField, notBefore } from './cross-field.ts';
import { dueFilters } from './due-choices.ts';
import { entityFields, listQuery, repeatable, versionSchema } from './entity.ts';
import { date, digits, flag, inHouseNumber, integer, month, note, oneOf, optional, reference, text } from './field.ts';
import { decimalFigure, figure } from './figure.ts';
import { plateSchema } from './plate.ts';
import { stored } from './stored.ts';
import { bodyTypes, zonesSchema } from './vehicle-body.ts';
import {
  fuelTypes,
  inspectionDueFilters,
  ownershipTypes,
  transmissions,
  vehicleSortColumns,
  vehicleStatuses,
} from './vehicle-choices.ts';
import { vehicleErrors } from './vehicle-errors.ts';

export type { Transmission } from '@haisha/rules/licence';
export {
  fuelTypes,
  inspectionDueFilters,
  ownershipTypes,
  transmissions,
  vehicleSortColumns,
  vehicleStatuses,
} from './vehicle-choices.ts';

const identity = {
  code: inHouseNumber(),
  plate: plateSchema,
  chassisNumber: optional(text({ max: 30 })),
  maker: optional(text({ max: 40 })),
  model: optional(text({ max: 60 })),
  modelCode: optional(text({ max: 40 })),
  firstRegistrationMonth: optional(month()),
  vehicleTypeId: reference(),
  departmentId: reference(),
  ownershipType: oneOf(ownershipTypes),
  ownerName: optional(text({ max: 60 })),
  userName: optional(text({ max: 60 })),
};

const specification = {
  grossWeightKg: figure('grossWeightKg'),
  maxLoadKg: figure('maxLoadKg'),
  vehicleWeightKg: optional(figure('vehicleWeightKg')),
  lengthCm: optional(figure('lengthCm')),
  widthCm: optional(figure('widthCm')),
  heightCm: optional(figure('heightCm')),
  seatingCapacity: optional(figure('seatingCapacity')),
  fuelType: optional(oneOf(fuelTypes)),
  engineCc: optional(figure('engineCc')),
  transmission: oneOf(transmissions),
  axleCount: optional(integer({ min: 1, max: 9 })),
  isTrailer: flag(),
  bodyType: optional(oneOf(bodyTypes)),
  zones: zonesSchema,
  hasTailLift: flag(),
  hasPartition: flag(),
  palletCapacity: optional(figure('palletCapacity')),
  rollCageCapacity: optional(figure('rollCageCapacity')),
  capacityCubicMetres: optional(decimalFigure('capacityCubicMetres')),
  hasDigitalTachograph: flag(),
  hasDashcam: flag(),
  etcCardNumber: optional(digits({ min: 16, max: 19 })),
  fuelCardNumber: optional(text({ max: 30 })),
  isNoxPmCompliant: flag(),
};

const dates = {
  inspectionExpiryDate: date(),
  nextThreeMonthInspectionDate: date(),
  nextTwelveMonthInspectionDate: optional(date()),
  compulsoryInsuranceExpiryDate: optional(date()),
  voluntaryInsuranceExpiryDate: optional(date()),
  leaseEndDate: optional(date()),
  refrigeratorServiceDate: optional(date()),
  tyreChangeDate: optional(date()),
  oilChangeKm: optional(figure('oilChangeKm')),
};

const costAndUsageFields = {
  monthlyVehicleCostYen: optional(figure('monthlyVehicleCostYen')),
  monthlyInsuranceYen: optional(figure('monthlyInsuranceYen')),
  monthlyTaxYen: optional(figure('monthlyTaxYen')),
  monthlyDepreciationYen: optional(figure('monthlyDepreciationYen')),
  odometerKm: optional(figure('odometerKm')),
  odometerDate: optional(date()),
  note: optional(note()),
};

const vehicleFields = { ...identity, ...specification, ...dates, ...costAndUsageFields };

/** What a person enters. The status is not part of it: a command of its own changes it. */
export const vehicleInputSchema = z.object(vehicleFields).check(crossField(vehicleErrors));

/**
 * The body of `PUT`: the whole vehicle and the version that was read; a lower odometer reading requires a confirmation.
 */
export const vehicleUpdateSchema = vehicleInputSchema.safeExtend({ ...versionSchema.shape, confirmOdometer: flag() });

export const vehicleSchema = stored(vehicleFields).extend({
  ...entityFields,
  departmentName: z.string(),
  departmentNameEn: z.string().nullable(),
  vehicleTypeName: z.string(),
  vehicleTypeNameEn: z.string().nullable(),
  status: z.enum(vehicleStatuses),
  /** The current period of the status; open when `statusTo` is null. */
  statusFrom: z.string().nullable(),
  statusTo: z.string().nullable(),
});

/** Another status from a day, with an end when it is known. */
export const vehicleStatusFieldsSchema = z
  .object({
    status: oneOf(vehicleStatuses),
    from: date(),
    to: optional(date()),
    note: optional(note()),
  })
  .check(crossField((draft) => notBefore(draft, 'from', { path: 'to', code: 'notBeforeFrom' })));

/** The command that changes the status of a vehicle, with the version that was read. */
export const vehicleStatusInputSchema = vehicleStatusFieldsSchema.safeExtend(versionSchema.shape);

export const vehicleListQuerySchema = listQuery(vehicleSortColumns, {
  departmentId: repeatable(z.uuid()),
  vehicleTypeId: repeatable(z.uuid()),
  status: repeatable(z.enum(vehicleStatuses)),
  ownershipType: repeatable(z.enum(ownershipTypes)),
  bodyType: repeatable(z.enum(bodyTypes)),
  inspectionDue: z.enum(inspectionDueFilters).optional(),
  /** The inspections that the list shows. */
  due: z.enum(dueFilters).optional(),
});

export const vehicleContract = {
  name: 'vehicle',
  input: vehicleInputSchema,
  update: vehicleUpdateSchema,
  output: vehicleSchema,
  listQuery: vehicleListQuerySchema,
  sortColumns: vehicleSortColumns,
} as const;

export type VehicleInput = z.output<typeof vehicleInputSchema>;
export type Vehicle = z.output<typeof vehicleSchema>;
export type VehicleListQuery = z.output<typeof vehicleListQuerySchema>;
export type VehicleStatusFields = z.output<typeof vehicleStatusFieldsSchema>;
export type VehicleStatusInput = z.output<typeof vehicleStatusInputSchema>;
export type VehicleStatus = (typeof vehicleStatuses)[number];
export type OwnershipType = (typeof ownershipTypes)[number];
export type FuelType = (typeof fuelTypes)[number];
export type InspectionDueFilter = (typeof inspectionDueFilters)[number];
