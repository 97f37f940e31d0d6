import type { MasterPart } from '../../master-part.ts';
import { masterGroup as group } from '../../menu-groups.ts';
import { noteWords } from './note-words.ts';
import { commentAt, notesAt, notesPath } from './notes-path.ts';

const permission = 'destinationNote.read';
const notesPage = {
  permission,
  words: noteWords,
  load: async () =>
    (await import(/* webpackChunkName: "note-forms" */ './destination-notes-page.tsx')).DestinationNotesPage,
};

/** What is known of destinations: the list, and the page of one of them, which can be opened on a comment. */
export const notePages: MasterPart = {
  pages: [
    {
      path: notesPath,
      title: { ja: '配送先情報共有', en: 'Shared destination notes' },
      permission,
      words: noteWords,
      load: async () =>
        (await import(/* webpackChunkName: "note-lists" */ './shared-destination-list-page.tsx'))
          .SharedDestinationListPage,
    },
    { path: notesAt(':id'), title: { ja: '配送先コメント一覧', en: 'Destination comments' }, ...notesPage },
    { path: commentAt(':id', ':idx'), title: { ja: '配送先コメント', en: 'Destination comment' }, ...notesPage },
  ],
  navigation: [
    {
      path: notesPath,
      label: { ja: '配送先情報共有', en: 'Shared destination notes' },
      icon: 'info',
      group,
      order: 355,
      reading: 'はいそうさきじょうほうきょうゆう',
      permission,
    },
  ],
  permissions: [
    'destinationNote.create',
    'destinationNote.update',
    'destinationNote.archive',
    'accessCode.read',
    'accessCode.update',
  ],
  messages: ['destinationNote'],
  audit: async () => (await import(/* webpackChunkName: "audit" */ './note-audit.ts')).noteAudit,
};
