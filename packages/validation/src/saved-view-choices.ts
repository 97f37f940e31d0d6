/** The lists with saved views, named as in the permissions. */
export const viewedLists = [
  'vehicle',
  'vehicleType',
  'driver',
  'customer',
  'cargoOwner',
  'deliveryCompany',
  'destination',
  'course',
  'direction',
  'operationTime',
  'department',
  'user',
] as const;
export type ViewedList = (typeof viewedLists)[number];
