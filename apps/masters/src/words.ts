import type { Words } from '@haisha/records/words/words';

export const administrationWords: Words = async () =>
  (await import(/* webpackChunkName: "administration-words" */ './administration-messages.ts')).administrationMessages;

export const clientWords: Words = async () =>
  (await import(/* webpackChunkName: "client-words" */ './client-messages.ts')).clientMessages;

export const courseWords: Words = async () =>
  (await import(/* webpackChunkName: "course-words" */ './course-messages.ts')).courseMessages;

export const driverWords: Words = async () =>
  (await import(/* webpackChunkName: "driver-words" */ './driver-messages.ts')).driverMessages;

export const noteWords: Words = async () =>
  (await import(/* webpackChunkName: "note-words" */ './note-messages.ts')).noteMessages;

export const partnerWords: Words = async () =>
  (await import(/* webpackChunkName: "partner-words" */ './partner-messages.ts')).partnerMessages;

export const vehicleHistoryWords: Words = async () =>
  (await import(/* webpackChunkName: "vehicle-history-words" */ './vehicle-history-messages.ts'))
    .vehicleHistoryMessages;

const all = [administrationWords, clientWords, courseWords, driverWords, noteWords, partnerWords, vehicleHistoryWords];

/** The audit log speaks of every record in the words of its own pages. */
export const auditWords: Words = async () => Object.assign({}, ...(await Promise.all(all.map((words) => words()))));
