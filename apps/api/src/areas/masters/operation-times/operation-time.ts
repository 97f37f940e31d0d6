import type { AreaPart } from '../../../module.ts';
import { anyExported } from '../../../services/exports/exported-entity.ts';
import { anyImported } from '../../../services/imports/imported-entity.ts';
import { exportedOperationTimes } from './operation-time-export.ts';
import { importedOperationTimes } from './operation-time-import.ts';

export const operationTime: AreaPart = {
  routes: async () => [(await import('./operation-time-routes.ts')).operationTimeRoutes],
  exported: [anyExported(exportedOperationTimes)],
  imported: [anyImported(importedOperationTimes)],
};
