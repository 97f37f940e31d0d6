/** 週, 年: what the days of a schedule are counted by. */
export const schedulePeriods = ['week', 'year'] as const;
