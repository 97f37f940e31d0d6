import type { AreaPart } from '../../../module.ts';
import { clearLeftDocuments } from './write-event.ts';

export const unforeseeableEvent: AreaPart = {
  routes: async () => [(await import('./unforeseeable-event-routes.ts')).unforeseeableEventRoutes],
  expires: [({ db, files }) => clearLeftDocuments(db, files)],
};
