import type { Direction, DirectionInput } from '@haisha/validation/direction';
import { directions } from '../../src/db/schema/masters/directions.ts';
import type { Browser } from '../browser.ts';
import { createDepartment, created, newCode } from '../masters.ts';
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

export function directionBody(values: Partial<DirectionInput> & Pick<DirectionInput, 'departmentId'>) {
  return { code: newCode('A'), name: '埼玉東', sortOrder: 10, ...values };
}

export async function createDirection(browser: Browser, values: Partial<DirectionInput> = {}): Promise<Direction> {
  const departmentId = values.departmentId ?? (await createDepartment(browser)).id;
  return await created(browser, '/api/directions', directionBody({ ...values, departmentId }));
}
