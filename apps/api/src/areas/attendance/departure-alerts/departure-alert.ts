import type { AreaPart } from '../../../module.ts';
import { watchDepartures } from './watch-departures.ts';

export const departureAlert: AreaPart = {
  routes: async () => [(await import('./departure-alert-routes.ts')).departureAlertRoutes],
  watches: [watchDepartures],
};
