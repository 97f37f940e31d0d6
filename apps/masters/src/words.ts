/** The words of pages that do not come with the entry: one file a group, whichever of its pages asks first. */
type Words = () => Promise<() => Promise<void>>;

export const administrationWords: Words = async () =>
  (await import(/* webpackChunkName: "administration-words" */ './administration-messages.ts'))
    .addAdministrationMessages;

export const clientWords: Words = async () =>
  (await import(/* webpackChunkName: "client-words" */ './client-messages.ts')).addClientMessages;

export const courseWords: Words = async () =>
  (await import(/* webpackChunkName: "course-words" */ './course-messages.ts')).addCourseMessages;

export const driverWords: Words = async () =>
  (await import(/* webpackChunkName: "driver-words" */ './driver-messages.ts')).addDriverMessages;

export const historyWords: Words = async () =>
  (await import(/* webpackChunkName: "history-words" */ './history-messages.ts')).addHistoryMessages;

export const noteWords: Words = async () =>
  (await import(/* webpackChunkName: "note-words" */ './note-messages.ts')).addNoteMessages;

export const partnerWords: Words = async () =>
  (await import(/* webpackChunkName: "partner-words" */ './partner-messages.ts')).addPartnerMessages;

const all = [administrationWords, clientWords, courseWords, driverWords, historyWords, noteWords, partnerWords];

/** The audit log speaks of every record in the words of its own pages. */
export const auditWords: Words = async () => {
  const add = await Promise.all(all.map((words) => words()));
  return async () => void (await Promise.all(add.map((one) => one())));
};
