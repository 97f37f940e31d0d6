import type { Words } from '@haisha/records/words/words';

export const noteWords: Words = async () =>
  (await import(/* webpackChunkName: "note-words" */ './note-messages.ts')).noteMessages;
