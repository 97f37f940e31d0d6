import { onTheRoadSchema } from '@haisha/validation/on-the-road';
import { problemSchema } from '@haisha/validation/problem';
import { runOverviewSchema } from '@haisha/validation/run-overview';
import type { Module } from '../../../module.ts';
import { rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { readOnTheRoad } from './read-on-the-road.ts';
import { readOwnRuns } from './read-own-runs.ts';
import { readRunDays } from './read-run-days.ts';
import { readRunsToDecide } from './read-runs-to-decide.ts';

/** What the first page says of runs. */
export const overviewRoutes: Module = (app, { db, clock }) => {
  app.get(
    '/home/runs',
    {
      config: { access: 'allocation.read' },
      schema: { tags: ['home'], response: { 200: runOverviewSchema, '4xx': problemSchema } },
    },
    async (request) => {
      const scope = rowScopeOf(request, 'allocation.read', clock);
      if (scope.rows === 'own') {
        return {
          days: null,
          toDecide: [],
          moreToDecide: 0,
          moreFrom: null,
          ...(await readOwnRuns(db, scope, clock())),
        };
      }
      const [days, decisions] = await Promise.all([readRunDays(db, scope), readRunsToDecide(db, scope, clock())]);
      return { days, ...decisions, next: null, requests: null };
    },
  );

  app.get(
    '/home/on-the-road',
    {
      config: { access: 'allocation.read' },
      schema: { tags: ['home'], response: { 200: onTheRoadSchema, '4xx': problemSchema } },
    },
    async (request) => readOnTheRoad(db, rowScopeOf(request, 'allocation.read', clock), clock()),
  );
};
