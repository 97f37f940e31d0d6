import type { Words } from '@haisha/records/words/words';

export const administrationWords: Words = async () =>
  (await import(/* webpackChunkName: "administration-words" */ './administration-messages.ts')).administrationMessages;
