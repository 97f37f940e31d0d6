/** Fields of imports whose cells name one record of another master. */
const referenceFields = [
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

export type ReferenceField = (typeof referenceFields)[number];

/** The field, where its cells name a record. */
export function referenceField(field: string | null): ReferenceField | undefined {
  return referenceFields.find((one) => one === field);
}
