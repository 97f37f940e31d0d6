import { vehicleTypes } from '../../src/db/schema/masters/vehicle-types.ts';
import { createVehicleType, vehicleTypeBody } from '../masters.ts';
import type { RowKind } from '../row-kind.ts';

export const rowKind: RowKind = {
  name: 'vehicleType',
  resource: 'vehicle-types',
  table: vehicleTypes,
  create: (admin) => createVehicleType(admin),
  body: () => vehicleTypeBody(),
  change: () => ({ field: 'bodyType', value: 'wing' }),
};
