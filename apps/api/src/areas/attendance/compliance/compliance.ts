import type { AreaPart } from '../../../module.ts';

export const compliance: AreaPart = {
  routes: async () => [
    (await import('./compliance-routes.ts')).complianceRoutes,
    (await import('./inspection-routes.ts')).inspectionRoutes,
  ],
};
