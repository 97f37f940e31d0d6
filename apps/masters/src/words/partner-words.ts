import type { Words } from '@haisha/records/words/words';

export const partnerWords: Words = async () =>
  (await import(/* webpackChunkName: "partner-words" */ './partner-messages.ts')).partnerMessages;
