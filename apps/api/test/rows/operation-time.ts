import { operationTimes } from '../../src/db/schema/masters/operation-times.ts';
import { createOperationTime, operationTimeBody } from '../masters.ts';
import type { RowKind } from '../row-kind.ts';

export const rowKind: RowKind = {
  name: 'operationTime',
  resource: 'operation-times',
  table: operationTimes,
  needs: ['department'],
  create: (admin, { department }) => createOperationTime(admin, { departmentId: department.id }),
  body: ({ department }) => operationTimeBody({ departmentId: department.id }),
  change: () => ({ field: 'shiftKind', value: 'night' }),
};
