import type { AreaPart } from '../../../module.ts';

export const agreements: AreaPart = {
  routes: async () => [(await import('./agreement-routes.ts')).agreementRoutes],
};
