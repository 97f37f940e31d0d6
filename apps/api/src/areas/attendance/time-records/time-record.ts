import type { AreaPart } from '../../../module.ts';

export const timeRecord: AreaPart = {
  routes: async () => [
    (await import('./time-record-routes.ts')).timeRecordRoutes,
    (await import('./punch-routes.ts')).punchRoutes,
  ],
};
