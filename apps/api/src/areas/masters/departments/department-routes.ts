import { departmentContract, departmentNamesSchema } from '@haisha/validation/department';
import { departmentSettable } from '@haisha/validation/department-choices';
import { problemSchema } from '@haisha/validation/problem';
import type { Module } from '../../../module.ts';
import { rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { crudRoutes } from '../../../services/records/routes/crud-routes.ts';
import { listDepartmentNames } from './department-list.ts';
import { departmentRepository } from './department-repository.ts';

export const departmentRoutes: Module = (app, dependencies) => {
  const { db, clock } = dependencies;
  app.constraintFields.set('departments_code_key', 'code');
  crudRoutes(app, dependencies, {
    path: '/departments',
    contract: departmentContract,
    repository: departmentRepository,
    settable: departmentSettable,
  });

  // Lists the names of all departments: managers read their own departments alone, but move vehicles between all.
  app.get(
    '/departments/names',
    {
      config: { access: 'vehicle.read' },
      schema: {
        tags: [departmentContract.name],
        response: { 200: departmentNamesSchema, '4xx': problemSchema },
      },
    },
    async (request) => await listDepartmentNames(db, rowScopeOf(request, 'vehicle.read', clock)),
  );
};
