import enDestinationNote from '@haisha/i18n/en/destination-note.json';
import jaDestinationNote from '@haisha/i18n/ja/destination-note.json';
import { fileMessages } from '@haisha/records/files/file-messages';

/** The words of destination notes and of their photos: they come with those pages. */
export const noteMessages = {
  destinationNote: { ja: jaDestinationNote, en: enDestinationNote },
  ...fileMessages,
};
