import type { AreaPart } from '../../../module.ts';
import { allocationFinder } from './allocation-finder.ts';
import { allocationReferences } from './allocation-references.ts';
import { watchRuns } from './follow/watch-runs.ts';

export const allocation: AreaPart = {
  routes: async () => [
    (await import('./record-routes.ts')).recordRoutes,
    (await import('./commands/command-routes.ts')).commandRoutes,
    (await import('./commands/plan-routes.ts')).planRoutes,
    (await import('./papers/paper-routes.ts')).paperRoutes,
    (await import('./papers/register-routes.ts')).registerRoutes,
  ],
  finders: [allocationFinder],
  watches: [watchRuns],
  referring: [allocationReferences],
};
