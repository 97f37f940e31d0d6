import { vehicleTypeContract } from '@haisha/validation/vehicle-type';
import { vehicleTypeSettable } from '@haisha/validation/vehicle-type-choices';
import type { Module } from '../../../module.ts';
import { crudRoutes } from '../../../services/records/routes/crud-routes.ts';
import { vehicleTypeRepository } from './vehicle-type-repository.ts';

export const vehicleTypeRoutes: Module = (app, dependencies) => {
  app.constraintFields.set('vehicle_types_code_key', 'code');
  crudRoutes(app, dependencies, {
    path: '/vehicle-types',
    contract: vehicleTypeContract,
    repository: vehicleTypeRepository,
    settable: vehicleTypeSettable,
  });
};
