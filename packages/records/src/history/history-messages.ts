import enHistory from '@haisha/i18n/en/history.json';
import jaHistory from '@haisha/i18n/ja/history.json';

/** The words of the changes of a record: they come with the first look at them. */
export const historyMessages = {
  history: { ja: jaHistory, en: enHistory },
};
