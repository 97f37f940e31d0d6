import type { AreaPart } from '../../../module.ts';

export const departureBoard: AreaPart = {
  routes: async () => [(await import('./departure-board-routes.ts')).departureBoardRoutes],
};
