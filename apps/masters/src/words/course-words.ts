import type { Words } from '@haisha/records/words/words';

export const courseWords: Words = async () =>
  (await import(/* webpackChunkName: "course-words" */ './course-messages.ts')).courseMessages;
