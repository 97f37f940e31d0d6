/** The lists of which views are saved, called as in the permissions. */
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
