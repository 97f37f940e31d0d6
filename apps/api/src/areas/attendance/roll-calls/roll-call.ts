import type { AreaPart } from '../../../module.ts';

export const rollCall: AreaPart = {
  routes: async () => [(await import('./roll-call-routes.ts')).rollCallRoutes],
};
