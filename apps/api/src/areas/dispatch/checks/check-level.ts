import type { AreaPart } from '../../../module.ts';

export const checkLevel: AreaPart = {
  routes: async () => [(await import('./check-level-routes.ts')).checkLevelRoutes],
};
