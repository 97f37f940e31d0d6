import en from '@haisha/i18n/en/destination.json';
import ja from '@haisha/i18n/ja/destination.json';

/** The words of delivery destinations: they come with their pages. */
export const destinationMessages = { destination: { ja, en } };
