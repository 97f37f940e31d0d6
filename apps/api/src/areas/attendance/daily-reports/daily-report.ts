import type { AreaPart } from '../../../module.ts';

export const dailyReport: AreaPart = {
  routes: async () => [
    (await import('./daily-report-routes.ts')).dailyReportRoutes,
    (await import('./report-paper-routes.ts')).reportPaperRoutes,
  ],
};
