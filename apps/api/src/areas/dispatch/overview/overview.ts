import type { AreaPart } from '../../../module.ts';

export const overview: AreaPart = {
  routes: async () => [(await import('./overview-routes.ts')).overviewRoutes],
};
