import { customerContract } from '@haisha/validation/customer';
import { customerSettable } from '@haisha/validation/customer-choices';
import type { Module } from '../../../module.ts';
import { crudRoutes } from '../../../services/records/routes/crud-routes.ts';
import { customerRepository } from './customer-repository.ts';

export const customerRoutes: Module = (app, dependencies) => {
  app.constraintFields.set('customers_code_key', 'code');
  crudRoutes(app, dependencies, {
    path: '/customers',
    contract: customerContract,
    repository: customerRepository,
    settable: customerSettable,
    partAccess: { terms: 'customer.updateTerms' },
  });
};
