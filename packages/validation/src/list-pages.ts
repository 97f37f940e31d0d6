import type { ImportEntity } from './import-choices.ts';

/** The addresses of the masters' lists; an import is below its list, at `/temp/:id`. */
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
