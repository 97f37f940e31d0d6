import type { AreaPart } from '../../../module.ts';

export const home: AreaPart = {
  routes: async () => [(await import('./home-routes.ts')).homeRoutes],
};
