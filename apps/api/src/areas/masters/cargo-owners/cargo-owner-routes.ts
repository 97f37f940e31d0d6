import { cargoOwnerContract } from '@haisha/validation/cargo-owner';
import { cargoOwnerSettable } from '@haisha/validation/cargo-owner-choices';
import type { Module } from '../../../module.ts';
import { crudRoutes } from '../../../services/records/routes/crud-routes.ts';
import { cargoOwnerRepository } from './cargo-owner-repository.ts';

export const cargoOwnerRoutes: Module = (app, dependencies) => {
  app.constraintFields.set('cargo_owners_code_key', 'code');
  crudRoutes(app, dependencies, {
    path: '/cargo-owners',
    contract: cargoOwnerContract,
    repository: cargoOwnerRepository,
    settable: cargoOwnerSettable,
  });
};
