import { driverContract, driverTiesSchema } from '@haisha/validation/driver';
import { driverSettable } from '@haisha/validation/driver-choices';
import { problemSchema } from '@haisha/validation/problem';
import type { Module } from '../../../module.ts';
import { crudRoutes } from '../../../services/records/routes/crud-routes.ts';
import { dueCountsRoute } from '../dues/due-counts-route.ts';
import { countDrivers } from './driver-list.ts';
import { driverRepository, listDriverTies } from './driver-repository.ts';

const tags = [driverContract.name];

export const driverRoutes: Module = (app, dependencies) => {
  const { db } = dependencies;
  app.constraintFields.set('drivers_code_key', 'code');
  app.constraintFields.set('drivers_user_id_key', 'userId');
  crudRoutes(app, dependencies, {
    path: '/drivers',
    contract: driverContract,
    repository: driverRepository,
    settable: driverSettable,
  });
  dueCountsRoute(app, dependencies, {
    path: '/drivers',
    contract: driverContract,
    narrowed: (query, due) => ({ ...query, due }),
    count: countDrivers,
  });

  app.get(
    '/drivers/ties',
    {
      config: { access: 'driver.update' },
      schema: { tags, response: { 200: driverTiesSchema, '4xx': problemSchema } },
    },
    async () => await listDriverTies(db),
  );
};
