import type { AreaPart } from '../../../module.ts';

export const kiosk: AreaPart = {
  routes: async () => [
    (await import('./device-routes.ts')).kioskDeviceRoutes,
    (await import('./kiosk-routes.ts')).kioskRoutes,
  ],
};
