import type { AreaPart } from '../../../module.ts';

export const labourMonth: AreaPart = {
  routes: async () => [(await import('./labour-month-routes.ts')).labourMonthRoutes],
};
