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

/** The fields that can be set in many rows at once. */
export const operationTimeSettable = ['departmentId', 'shiftKind'] as const;

/** The most rows in the lists of one operation time. */
export const mostBreaks = 10;
export const mostCourseTimes = 200;
