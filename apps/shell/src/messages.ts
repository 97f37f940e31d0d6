import type { MessageLoaders } from '@haisha/i18n';
import { reloadForChunk } from './areas/chunk-guard.ts';

/** The texts of the shell by language, each fetched when the page is first shown in it. */
export const messages: MessageLoaders = {
  ja: () =>
    import(/* webpackChunkName: "texts-ja" */ './messages-ja.ts').then(({ jaMessages }) => jaMessages, reloadForChunk),
  en: () =>
    import(/* webpackChunkName: "texts-en" */ './messages-en.ts').then(({ enMessages }) => enMessages, reloadForChunk),
};
