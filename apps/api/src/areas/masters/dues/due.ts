import type { AreaPart } from '../../../module.ts';

export const due: AreaPart = {
  routes: async () => [(await import('./due-routes.ts')).dueRoutes],
};
