import type { ReferenceCells } from '@haisha/imports/reference-cells';

const fields = [
  'parentName',
  'departmentName',
  'vehicleTypeName',
  'directionName',
  'customerName',
  'cargoOwnerName',
  'deliveryCompanyName',
  'mainVehicleName',
  'defaultVehicleName',
  'defaultDriverName',
  'defaultDeliveryCompanyName',
] as const;

export type ReferenceField = (typeof fields)[number];

/** The fields of imports whose cells name one record of another master. */
export const referenceCells: ReferenceCells<ReferenceField> = {
  fields,
  load: async () => (await import('./reference-pickers.ts')).referencePickers,
};
