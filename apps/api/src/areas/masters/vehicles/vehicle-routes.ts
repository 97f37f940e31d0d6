import { idParamsSchema } from '@haisha/validation/entity';
import { problemSchema } from '@haisha/validation/problem';
import { vehicleContract, vehicleSchema, vehicleStatusInputSchema } from '@haisha/validation/vehicle';
import { vehicleSettable } from '@haisha/validation/vehicle-choices';
import type { Module } from '../../../module.ts';
import { crudRoutes } from '../../../services/records/routes/crud-routes.ts';
import { writeOf } from '../../../services/records/write/write-of.ts';
import { dueCountsRoute } from '../dues/due-counts-route.ts';
import { changeStatus } from './change-status.ts';
import { countVehicles } from './vehicle-list.ts';
import { vehicleRepository } from './vehicle-repository.ts';

const tags = ['vehicle'];

export const vehicleRoutes: Module = (app, dependencies) => {
  const { db, clock } = dependencies;
  app.constraintFields.set('vehicles_code_key', 'code');
  app.constraintFields.set('vehicles_plate_key', 'plate');
  app.constraintFields.set('vehicles_chassis_number_key', 'chassisNumber');
  crudRoutes(app, dependencies, {
    path: '/vehicles',
    contract: vehicleContract,
    repository: vehicleRepository,
    settable: vehicleSettable,
  });
  dueCountsRoute(app, dependencies, {
    path: '/vehicles',
    contract: vehicleContract,
    narrowed: (query, due) => ({ ...query, due }),
    count: countVehicles,
  });

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
};
