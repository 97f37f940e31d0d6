import { operationTimeContract } from '@haisha/validation/operation-time';
import { operationTimeSettable } from '@haisha/validation/operation-time-choices';
import type { Module } from '../../../module.ts';
import { crudRoutes } from '../../../services/records/routes/crud-routes.ts';
import { operationTimeRepository } from './operation-time-repository.ts';

export const operationTimeRoutes: Module = (app, dependencies) => {
  app.constraintFields.set('operation_times_code_key', 'code');
  crudRoutes(app, dependencies, {
    path: '/operation-times',
    contract: operationTimeContract,
    repository: operationTimeRepository,
    settable: operationTimeSettable,
  });
};
