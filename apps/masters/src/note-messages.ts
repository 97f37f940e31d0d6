import enDestinationNote from '@haisha/i18n/en/destination-note.json';
import jaDestinationNote from '@haisha/i18n/ja/destination-note.json';
import { historyMessages } from '@haisha/records/history/history-messages';

/** The words of destination notes come with those pages; the words of files are among those of a vehicle's history. */
export const noteMessages = {
  destinationNote: { ja: jaDestinationNote, en: enDestinationNote },
  ...historyMessages,
};
