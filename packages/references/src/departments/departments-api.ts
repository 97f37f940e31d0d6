import { createEntityApi } from '@haisha/http/create-entity-api';
import { http } from '@haisha/platform';
import type { departmentContract } from '@haisha/validation/department';

/** Departments on the server. */
export const departmentsApi = createEntityApi(
  http,
  '/departments',
  { name: 'department' } as typeof departmentContract,
  ['vehicle'],
);
