import type { Words } from '@haisha/records/words/words';

export const customerWords: Words = async () =>
  (await import(/* webpackChunkName: "customer-words" */ './customer-messages.ts')).customerMessages;
