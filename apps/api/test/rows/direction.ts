import { directions } from '../../src/db/schema/masters/directions.ts';
import { createDirection, directionBody } from '../masters.ts';
import type { RowKind } from '../row-kind.ts';

export const rowKind: RowKind = {
  name: 'direction',
  resource: 'directions',
  table: directions,
  needs: ['department'],
  create: (admin, { department }) => createDirection(admin, { departmentId: department.id }),
  body: ({ department }) => directionBody({ departmentId: department.id }),
  change: ({ departmentId }) => ({ field: 'departmentId', value: departmentId }),
};
