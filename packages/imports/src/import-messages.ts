import enImport from '@haisha/i18n/en/import.json';
import jaImport from '@haisha/i18n/ja/import.json';

/** The words of imports come with their pages. */
export const importMessages = {
  import: { ja: jaImport, en: enImport },
};
