import en from '@haisha/i18n/en/direction.json';
import ja from '@haisha/i18n/ja/direction.json';

/** The words of directions: they come with their pages. */
export const directionMessages = { direction: { ja, en } };
