import type { RouteObject } from '@haisha/platform';
import { withMessages } from '@haisha/records/words/with-messages';
import { noteWords } from './words.ts';

const destinationNotesPage = () =>
  withMessages(noteWords, async () => {
    const page = await import(/* webpackChunkName: "note-forms" */ './destinations/notes/destination-notes-page.tsx');
    return page.DestinationNotesPage;
  });

/** Destination notes: the list, and the page of one destination, which can be opened on a comment. */
export const noteRoutes: RouteObject[] = [
  {
    path: '/delivery-destination-share',
    lazy: () =>
      withMessages(noteWords, async () => {
        const page = await import(
          /* webpackChunkName: "note-lists" */ './destinations/notes/shared-destination-list-page.tsx'
        );
        return page.SharedDestinationListPage;
      }),
  },
  { path: '/delivery-destination-share/:id/comments', lazy: destinationNotesPage },
  { path: '/delivery-destination-share/:id/comment/:idx', lazy: destinationNotesPage },
];
