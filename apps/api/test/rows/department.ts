import { departments } from '../../src/db/schema/masters/departments.ts';
import { createDepartment, departmentBody } from '../masters.ts';
import type { RowKind } from '../row-kind.ts';

export const rowKind: RowKind = {
  name: 'department',
  resource: 'departments',
  table: departments,
  create: (admin) => createDepartment(admin),
  body: () => departmentBody(),
  change: ({ kind }) => ({ field: 'kind', value: kind === 'centre' ? 'office' : 'centre' }),
};
