import type { Words } from '../words/words.ts';

/** Loads the words of histories, in a file of their own. */
export const historyWords: Words = async () =>
  (await import(/* webpackChunkName: "history-words" */ './history-messages.ts')).historyMessages;
