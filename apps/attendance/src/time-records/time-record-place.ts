/** Where the time records stand. */
export const timeRecordPath = '/driver-time-in-out';

/** Where changes of punches that somebody asks for are decided. */
export const timeChangesPath = '/time-changes';
