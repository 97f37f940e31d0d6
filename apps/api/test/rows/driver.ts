import { drivers } from '../../src/db/schema/masters/drivers.ts';
import { createDriver, driverBody } from '../masters.ts';
import type { RowKind } from '../row-kind.ts';

export const rowKind: RowKind = {
  name: 'driver',
  resource: 'drivers',
  table: drivers,
  needs: ['department'],
  create: (admin, { department }) => createDriver(admin, { departmentId: department.id }),
  body: ({ department }) => driverBody({ departmentId: department.id }),
  change: () => ({ field: 'canWorkNights', value: true }),
};
