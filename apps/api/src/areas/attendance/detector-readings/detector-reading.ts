import type { AreaPart } from '../../../module.ts';

export const detectorReading: AreaPart = {
  routes: async () => [(await import('./detector-reading-routes.ts')).detectorReadingRoutes],
};
