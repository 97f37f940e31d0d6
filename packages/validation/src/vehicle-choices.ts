import type { Transmission } from '@haisha/rules/licence';

export const vehicleStatuses = [
  'inService',
  'inMaintenance',
  'inInspection',
  'suspended',
  'toBeRetired',
  'retired',
] as const;

export const ownershipTypes = ['owned', 'leased', 'rental', 'broughtIn', 'deliveryCompany'] as const;

export const transmissions = ['manual', 'automatic'] as const satisfies readonly Transmission[];

export const fuelTypes = ['diesel', 'gasoline', 'hybrid', 'lpg', 'cng', 'electric', 'fuelCell', 'other'] as const;

export const inspectionDueFilters = ['expired', 'within7', 'within14', 'within30', 'within60'] as const;

export const vehicleSortColumns = [
  'code',
  'plate',
  'vehicleTypeName',
  'departmentName',
  'status',
  'ownershipType',
  'bodyType',
  'grossWeightKg',
  'maxLoadKg',
  'inspectionExpiryDate',
  'nextThreeMonthInspectionDate',
  'odometerKm',
  'updatedAt',
] as const;

/** The fields that can be set in many rows at once. */
export const vehicleSettable = [
  'departmentId',
  'vehicleTypeId',
  'ownershipType',
  'hasDigitalTachograph',
  'hasDashcam',
] as const;
