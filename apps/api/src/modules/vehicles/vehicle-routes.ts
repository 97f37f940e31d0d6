import { idParamsSchema } from '@haisha/validation/entity';
import { problemSchema } from '@haisha/validation/problem';
import { vehicleContract, vehicleSchema, vehicleStatusInputSchema } from '@haisha/validation/vehicle';
import { changeListSchema } from '@haisha/validation/vehicle-history';
import type { Module } from '../../app.ts';
import { listChanges } from '../../audit/list-changes.ts';
import { crudRoutes } from '../../crud/crud-routes.ts';
import { rowScopeOf } from '../../crud/row-scope.ts';
import { writeOf } from '../../crud/write-of.ts';
import { recordNotFound } from '../../errors.ts';
import { changeStatus } from './change-status.ts';
import { vehicleRepository } from './vehicle-repository.ts';

const tags = ['vehicle'];
const fieldOrder = Object.keys(vehicleSchema.shape);

export const vehicleRoutes: Module = (app, dependencies) => {
  const { db, clock } = dependencies;
  app.constraintFields.set('vehicles_code_key', 'code');
  app.constraintFields.set('vehicles_plate_key', 'plate');
  app.constraintFields.set('vehicles_chassis_number_key', 'chassisNumber');
  crudRoutes(app, dependencies, { path: '/vehicles', contract: vehicleContract, repository: vehicleRepository });

  app.post(
    '/vehicles/:id/status',
    {
      config: { access: 'vehicle.changeStatus' },
      schema: {
        tags,
        params: idParamsSchema,
        body: vehicleStatusInputSchema,
        response: { 200: vehicleSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      return await db.transaction((tx) =>
        changeStatus(writeOf(request, 'vehicle.changeStatus', clock, tx), request.params.id, request.body),
      );
    },
  );

  app.get(
    '/vehicles/:id/changes',
    {
      config: { access: 'vehicleHistory.read' },
      schema: { tags, params: idParamsSchema, response: { 200: changeListSchema, '4xx': problemSchema } },
    },
    async (request) => {
      const { id } = request.params;
      const vehicle = await vehicleRepository.find(db, id, rowScopeOf(request, 'vehicleHistory.read', clock));
      if (!vehicle) throw recordNotFound();
      return { items: await listChanges(db, vehicleRepository.entity, id, fieldOrder) };
    },
  );
};
