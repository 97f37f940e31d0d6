import type { MessageLoaders } from '@haisha/i18n';
import { isChunkError, reloadOnce } from './areas/chunk-guard.ts';

/** The texts of the shell by language, each fetched when the page is first shown in it. */
export const messages: MessageLoaders = {
  ja: () =>
    import(/* webpackChunkName: "texts-ja" */ './messages-ja.ts').then(({ jaMessages }) => jaMessages, reloadForChunk),
  en: () =>
    import(/* webpackChunkName: "texts-en" */ './messages-en.ts').then(({ enMessages }) => enMessages, reloadForChunk),
};

function reloadForChunk(cause: unknown): never {
  if (isChunkError(cause)) void reloadOnce();
  throw cause;
}
