import type { HoursParameters, HoursReadings } from './parameters.ts';

/** `red` breaks the law, `amber` wants a reason, `info` is worth knowing. */
export type FindingLevel = 'red' | 'amber' | 'info';

type Rule = { level: FindingLevel; article: string; reading?: keyof HoursReadings };

/**
 * Every finding with its level, its article (改善基準告示 as `standard`, 労働基準法 as `labour`: article-paragraph-item) and
 * the reading that it depends on.
 */
const rules = {
  dayOverMost: { level: 'red', article: 'standard 4-1-3' },
  dayOverWatch: { level: 'amber', article: 'standard 4-1-4' },
  dayOverUsual: { level: 'amber', article: 'standard 4-1-3' },
  twoCrewOverMost: { level: 'red', article: 'standard 4-4-2', reading: 'twoCrew' },
  alternateOverMost: { level: 'red', article: 'standard 4-4-3' },
  restTooShort: { level: 'red', article: 'standard 4-1-5' },
  restUnderGoal: { level: 'amber', article: 'standard 4-1-5' },
  splitRestTooShort: { level: 'red', article: 'standard 4-4-1', reading: 'splitRest' },
  splitRestTooOften: { level: 'red', article: 'standard 4-4-1', reading: 'splitRest' },
  threePiecesInRow: { level: 'amber', article: 'standard 4-4-1', reading: 'splitRest' },
  twoDayDriving: { level: 'red', article: 'standard 4-1-6', reading: 'twoDayDriving' },
  twoWeekDriving: { level: 'red', article: 'standard 4-1-6', reading: 'twoWeeksStart' },
  continuousDriving: { level: 'red', article: 'standard 4-1-7', reading: 'shortestStopMinutes' },
  continuousDrivingExtended: { level: 'info', article: 'standard 4-1-8' },
  shortStopsInRow: { level: 'red', article: 'standard 4-1-7', reading: 'shortestStopMinutes' },
  eventTakenOff: { level: 'info', article: 'standard 4-3', reading: 'unforeseeable' },
  eventCounted: { level: 'amber', article: 'standard 4-3', reading: 'unforeseeable' },
  longDays: { level: 'amber', article: 'standard 4-1-4', reading: 'longDays' },
  longDaysInRow: { level: 'amber', article: 'standard 4-1-4', reading: 'longDays' },
  weekWithoutHoliday: { level: 'amber', article: 'labour 35', reading: 'weekStart' },
  holidayTooShort: { level: 'red', article: 'standard 4-5', reading: 'dayOff' },
  holidayWorkTooOften: { level: 'red', article: 'standard 4-5', reading: 'twoWeeksStart' },
  alternateTooOften: { level: 'red', article: 'standard 4-4-3', reading: 'twoWeeksStart' },
  alternateTwoWeeks: { level: 'red', article: 'standard 4-4-3', reading: 'twoWeeksStart' },
  breakTooShort: { level: 'red', article: 'labour 34' },
  monthOverMost: { level: 'red', article: 'standard 4-1-1', reading: 'monthBorder' },
  monthOverUsual: { level: 'amber', article: 'standard 4-1-1', reading: 'monthBorder' },
  monthNear: { level: 'amber', article: 'standard 4-1-1', reading: 'monthBorder' },
  monthWithHolidayWork: { level: 'amber', article: 'standard 4-1-2' },
  monthOvertime: { level: 'amber', article: 'labour 36' },
  monthsOverTooMany: { level: 'red', article: 'standard 4-1-1', reading: 'monthBorder' },
  monthsOverInRow: { level: 'red', article: 'standard 4-1-2', reading: 'monthBorder' },
  yearOverMost: { level: 'red', article: 'standard 4-1-1', reading: 'monthBorder' },
  yearNear: { level: 'amber', article: 'standard 4-1-1', reading: 'monthBorder' },
  yearOvertime: { level: 'red', article: 'labour 36' },
  yearOvertimeNear: { level: 'amber', article: 'labour 36' },
} as const satisfies Record<string, Rule>;

export type FindingCode = keyof typeof rules;

/** Which special rule gave the limit. */
export type FindingCase =
  | 'usual'
  | 'longDistance'
  | 'afterLongDistance'
  | 'twoCrew'
  | 'twoCrewBed'
  | 'twoCrewSleep'
  | 'alternate'
  | 'alternateExtended'
  | 'ferry'
  | 'agreement'
  | 'notDocumented'
  | 'restTooShort'
  | 'never';

/** What puts it right: an instant in milliseconds, or minutes to take off or add. */
export type WayOut =
  | { code: 'startLater' | 'stopBy'; at: number }
  | { code: 'shorten' | 'startNextLater' | 'addBreak' | 'driveLess' | 'keepFree'; minutes: number };

export type Finding = {
  code: FindingCode;
  level: FindingLevel;
  /** The day, or the first day of the week, month or year, YYYY-MM-DD. */
  day: string;
  dutyIds: readonly string[];
  actual: number;
  limit: number;
  article: string;
  case?: FindingCase;
  reading?: { name: keyof HoursReadings; value: string | number };
  wayOut?: WayOut;
};

export type FindingFacts = Pick<Finding, 'day' | 'dutyIds' | 'actual' | 'limit' | 'case' | 'wayOut'> & {
  level?: FindingLevel;
};

/** Returns a finding with its level, article and the reading in force. */
export function findingOf(code: FindingCode, { readings }: HoursParameters, facts: FindingFacts): Finding {
  const { level, article, reading }: Rule = rules[code];
  const used = reading && { name: reading, value: readings[reading] };
  return { code, level, article, ...facts, ...(used && { reading: used }) };
}
