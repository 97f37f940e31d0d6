import en from '@haisha/i18n/en/operation-time.json';
import ja from '@haisha/i18n/ja/operation-time.json';

/** The words of operation times: they come with their pages. */
export const operationTimeMessages = { operationTime: { ja, en } };
