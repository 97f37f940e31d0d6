import { addMessages } from '@haisha/i18n';
import enDestinationNote from '@haisha/i18n/en/destination-note.json';
import jaDestinationNote from '@haisha/i18n/ja/destination-note.json';
import { historyMessages } from './history-messages.ts';

/** The words of destination notes: they come with those pages, so that no other page waits for them. */
export const noteMessages = {
  destinationNote: { ja: jaDestinationNote, en: enDestinationNote },
};

export async function addNoteMessages(): Promise<void> {
  // The words of files are among those of a vehicle's history.
  const all = Object.entries({ ...historyMessages, ...noteMessages });
  await Promise.all(all.map(([namespace, texts]) => addMessages(namespace, texts)));
}
