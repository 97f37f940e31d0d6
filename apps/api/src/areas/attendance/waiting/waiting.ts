import type { AreaPart } from '../../../module.ts';

export const waiting: AreaPart = {
  routes: async () => [(await import('./waiting-routes.ts')).waitingRoutes],
};
