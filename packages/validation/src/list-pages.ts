import type { ImportEntity } from './import-choices.ts';

/** Where the lists of masters are for people; an import stands below, at `/temp/:id`. */
export const listPages = {
  department: '/departments',
  vehicleType: '/vehicle-type',
  vehicle: '/vehicles',
  driver: '/drivers',
  customer: '/customers',
  cargoOwner: '/owner-master',
  course: '/course-master',
  destination: '/delivery-destination',
  deliveryCompany: '/delivery-company',
  direction: '/direction-base',
  operationTime: '/operation-time',
} as const satisfies Record<ImportEntity, string>;
