import { homeSchema } from '@haisha/validation/home';
import { problemSchema } from '@haisha/validation/problem';
import type { Module } from '../../../module.ts';
import { rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { readFirstSteps } from './read-first-steps.ts';
import { readHome } from './read-home.ts';

export const homeRoutes: Module = (app, { db, clock }) => {
  app.get(
    '/home',
    {
      config: { access: 'vehicle.read' },
      schema: { tags: ['home'], response: { 200: homeSchema, '4xx': problemSchema } },
    },
    async (request) => ({
      ...(await readHome(db, rowScopeOf(request, 'vehicle.read', clock))),
      firstSteps: await readFirstSteps(db, request.actor),
    }),
  );
};
