/** What a check of a daily report may find, and how much it matters. */
const levels = {
  unreadable: 'error',
  required: 'error',
  endBeforeStart: 'error',
  longRun: 'warning',
  lateEnd: 'warning',
  odometerBack: 'error',
  odometerGap: 'warning',
  distance: 'warning',
  order: 'error',
  outside: 'error',
  waiting: 'error',
  workTimes: 'error',
  extraText: 'error',
  confirmation: 'error',
  loadState: 'error',
  relief: 'warning',
  partner: 'warning',
  driving: 'error',
  drivingTooLong: 'error',
  drivingTogether: 'error',
  unusual: 'error',
  expenseText: 'error',
} as const;

export type ReportRule = keyof typeof levels;
export const reportRules = Object.keys(levels) as ReportRule[];

/** What was found: where, by which rule, and the figures of its words, which say the way out as well. */
export type ReportFinding = {
  level: 'error' | 'warning';
  rule: ReportRule;
  /** The field: `odometerEndKm`, `stops.2.confirmation`. */
  path: string;
  params?: Record<string, string | number>;
};

export function reportFinding(rule: ReportRule, path: string, params?: ReportFinding['params']): ReportFinding {
  return { level: levels[rule], rule, path, ...(params && { params }) };
}
