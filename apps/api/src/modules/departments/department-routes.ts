import { departmentContract } from '@haisha/validation/department';
import type { Module } from '../../app.ts';
import { crudRoutes } from '../../crud/crud-routes.ts';
import { departmentRepository } from './department-repository.ts';

export const departmentRoutes: Module = (app, dependencies) => {
  app.constraintFields.set('departments_code_key', 'code');
  crudRoutes(app, dependencies, {
    path: '/departments',
    contract: departmentContract,
    repository: departmentRepository,
  });
};
