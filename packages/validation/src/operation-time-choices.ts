/** 早番, 日勤, 遅番, 夜勤. */
export const shiftKinds = ['early', 'day', 'late', 'night'] as const;

/** 平日, 土曜, 日曜, 祝日. */
export const dayTypes = ['weekday', 'saturday', 'sunday', 'holiday'] as const;

export const operationTimeSortColumns = [
  'code',
  'name',
  'departmentName',
  'shiftKind',
  'startMinutes',
  'validFrom',
  'updatedAt',
] as const;

/** What is set in many rows at once. */
export const operationTimeSettable = ['departmentId', 'shiftKind'] as const;

/** How many rows the lists of one take. */
export const mostBreaks = 10;
export const mostCourseTimes = 200;
