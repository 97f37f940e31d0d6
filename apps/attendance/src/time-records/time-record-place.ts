/** Where the time records stand. */
export const timeRecordPath = '/driver-time-in-out';
