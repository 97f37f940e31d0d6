import { directionContract } from '@haisha/validation/direction';
import { directionSettable } from '@haisha/validation/direction-choices';
import type { Module } from '../../../module.ts';
import { crudRoutes } from '../../../services/records/routes/crud-routes.ts';
import { directionRepository } from './direction-repository.ts';

export const directionRoutes: Module = (app, dependencies) => {
  app.constraintFields.set('directions_code_key', 'code');
  crudRoutes(app, dependencies, {
    path: '/directions',
    contract: directionContract,
    repository: directionRepository,
    settable: directionSettable,
  });
};
