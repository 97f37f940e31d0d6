import type { AreaPart } from '../../../module.ts';

export const accessCode: AreaPart = {
  routes: async () => [(await import('./access-code-routes.ts')).accessCodeRoutes],
};
