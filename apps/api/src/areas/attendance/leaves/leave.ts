import type { AreaPart } from '../../../module.ts';

export const leave: AreaPart = {
  routes: async () => [
    (await import('./leave-routes.ts')).leaveRoutes,
    (await import('./register-routes.ts')).leaveRegisterRoutes,
    (await import('./work-schedule-routes.ts')).workScheduleRoutes,
  ],
};
