import type { AreaPart } from '../../../module.ts';
import { applyPunchFileJob } from './apply-file.ts';
import { clearPunchFiles } from './clear-files.ts';
import { undoPunchFileJob } from './undo-file.ts';

export const punchFile: AreaPart = {
  routes: async () => [(await import('./punch-file-routes.ts')).punchFileRoutes],
  jobs: [applyPunchFileJob, undoPunchFileJob],
  expires: [({ clock, db }) => clearPunchFiles(db, clock)],
};
