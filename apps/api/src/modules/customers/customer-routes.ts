import { customerContract } from '@haisha/validation/customer';
import type { Module } from '../../app.ts';
import { crudRoutes } from '../../crud/crud-routes.ts';
import { customerRepository } from './customer-repository.ts';

export const customerRoutes: Module = (app, dependencies) => {
  app.constraintFields.set('customers_code_key', 'code');
  crudRoutes(app, dependencies, {
    path: '/customers',
    contract: customerContract,
    repository: customerRepository,
  });
};
