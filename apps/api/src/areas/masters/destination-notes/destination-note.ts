import type { AreaPart } from '../../../module.ts';
import { commentRoutes } from './comment-routes.ts';
import { mayReadNote } from './may-read-note.ts';
import { noteFileRoutes } from './note-file-routes.ts';
import { noteRoutes } from './note-routes.ts';
import { sharedDestinationRoutes } from './shared-destination-routes.ts';

export const destinationNote: AreaPart = {
  routes: [sharedDestinationRoutes, noteRoutes, noteFileRoutes, commentRoutes],
  fileReaders: [
    {
      entity: 'destinationNote',
      mayRead: (request, given, { entityId }) => mayReadNote(request, given, entityId),
    },
  ],
};
