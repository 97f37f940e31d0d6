import en from '@haisha/i18n/en/export.json';
import ja from '@haisha/i18n/ja/export.json';

/** The words of the dialog that writes a list to a file: they come with it. */
export const exportMessages = { export: { ja, en } };
