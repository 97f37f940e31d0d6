import { vehicles } from '../../src/db/schema/masters/vehicles.ts';
import { createVehicle, vehicleBody } from '../masters.ts';
import type { RowKind } from '../row-kind.ts';

export const rowKind: RowKind = {
  name: 'vehicle',
  resource: 'vehicles',
  table: vehicles,
  needs: ['department', 'vehicleType'],
  create: (admin, { department, vehicleType }) =>
    createVehicle(admin, { departmentId: department.id, vehicleTypeId: vehicleType.id }),
  body: ({ department, vehicleType }) => vehicleBody({ departmentId: department.id, vehicleTypeId: vehicleType.id }),
  change: () => ({ field: 'ownershipType', value: 'leased' }),
};
