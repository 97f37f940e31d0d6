import type { AreaPart } from '../../../module.ts';
import { applyPunchFileJob } from './apply-file.ts';
import { clearPunchFiles } from './clear-files.ts';

export const punchFile: AreaPart = {
  routes: async () => [(await import('./punch-file-routes.ts')).punchFileRoutes],
  jobs: [applyPunchFileJob],
  expires: [({ clock, db }) => clearPunchFiles(db, clock)],
};
