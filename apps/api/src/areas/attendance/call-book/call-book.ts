import type { AreaPart } from '../../../module.ts';
import { anyExported } from '../../../services/exports/exported-entity.ts';
import { exportedCallBook } from './call-book-export.ts';

export const callBook: AreaPart = {
  routes: async () => [(await import('./call-book-routes.ts')).callBookRoutes],
  exported: [anyExported(exportedCallBook)],
};
