import enBulk from '@haisha/i18n/en/bulk.json';
import jaBulk from '@haisha/i18n/ja/bulk.json';

/** The words of acts on many rows: they come with the bar that is shown once rows are chosen. */
export const bulkMessages = {
  bulk: { ja: jaBulk, en: enBulk },
};
