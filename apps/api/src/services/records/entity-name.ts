/** The entities with the usual routes; each has permissions of its name. */
export type EntityName =
  | 'department'
  | 'vehicleType'
  | 'vehicle'
  | 'driver'
  | 'customer'
  | 'cargoOwner'
  | 'deliveryCompany'
  | 'course'
  | 'destination'
  | 'direction'
  | 'operationTime'
  | 'user';
