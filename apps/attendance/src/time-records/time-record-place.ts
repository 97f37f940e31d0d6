/** Where the time records stand. */
export const timeRecordPath = '/driver-time-in-out';

/** Where changes of punches that somebody asks for are decided. */
export const timeChangesPath = '/time-changes';

/** Whether the labour months of the centres are locked. */
export const labourMonthsPath = '/labour-months';

/** Where punches come in by file. */
export const punchFilesPath = '/driver-time-in-out/files';
