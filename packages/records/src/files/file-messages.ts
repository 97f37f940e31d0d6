import enFile from '@haisha/i18n/en/file.json';
import jaFile from '@haisha/i18n/ja/file.json';

/** The words of photos and documents of a record: they come with the pages that have such. */
export const fileMessages = {
  file: { ja: jaFile, en: enFile },
};
