import type { AreaPart } from '../../../module.ts';
import { auditedNotes } from './audited-notes.ts';
import { mayReadNote } from './may-read-note.ts';

export const destinationNote: AreaPart = {
  routes: async () => [
    (await import('./shared-destination-routes.ts')).sharedDestinationRoutes,
    (await import('./note-routes.ts')).noteRoutes,
    (await import('./note-file-routes.ts')).noteFileRoutes,
    (await import('./comment-routes.ts')).commentRoutes,
  ],
  auditedEntries: auditedNotes,
  fileReaders: [
    {
      entity: 'destinationNote',
      mayRead: (request, given, { entityId }) => mayReadNote(request, given, entityId),
    },
  ],
};
