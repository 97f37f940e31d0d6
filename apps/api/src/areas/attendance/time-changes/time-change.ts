import type { AreaPart } from '../../../module.ts';
import { clearLeftEvidence } from './evidence.ts';

export const timeChange: AreaPart = {
  routes: async () => [
    (await import('./time-change-routes.ts')).timeChangeRoutes,
    (await import('./time-change-file-routes.ts')).timeChangeFileRoutes,
    (await import('./time-change-rule-routes.ts')).timeChangeRuleRoutes,
  ],
  expires: [({ db, files }) => clearLeftEvidence(db, files)],
};
