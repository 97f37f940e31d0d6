import { dayNumber } from './japan-minute.ts';

/** Where the text of the law leaves room, the reading that the company follows. */
export type HoursReadings = {
  /** Two days of driving are the 48 hours from a start of work, or the whole shifts of two days. */
  twoDayDriving: 'fromStart' | 'wholeShifts';
  /** At the border of a month a shift stays whole in the month of its start, or is cut at midnight. */
  monthBorder: 'wholeShift' | 'midnight';
  /** The shortest stop that counts as about ten minutes. */
  shortestStopMinutes: 9 | 10;
  /** More long days in a week than the guide says are watched, or a breach. */
  longDays: 'watched' | 'breach';
  /** A day off needs its rest and 24 hours, or is only a day without work. */
  dayOff: 'restAndDay' | 'dayWithoutWork';
  /** The time of a documented event is taken off, or never. */
  unforeseeable: 'documented' | 'never';
  /** A week is long distance when one rest of it is away from home, or when all are. */
  restsAway: 'one' | 'all';
  /** The rules of split rest bind when the last rest is under the least rest, or always. */
  splitRest: 'shortLastRest' | 'always';
  /** Two drivers are judged by the 24 hours from the start, or by the whole shift. */
  twoCrew: 'window' | 'wholeShift';
  /** Records less far apart are one shift. */
  sameShiftMinutes: number;
  /** First day of the week, 0 is Sunday. */
  weekStart: number;
  /** A first day of two weeks, YYYY-MM-DD; the others follow it. */
  twoWeeksStart: string;
  /** Totals of a month in minutes, or in hours from 30 minutes up. */
  monthTotals: 'minutes' | 'halfHourUp';
};

/** Limits in force from a day on. Minutes, unless the name says otherwise. */
export type HoursParameters = {
  effectiveFrom: string;
  month: { most: number; mostAgreed: number; monthsOver: number; monthsOverInRow: number; withHolidayWork: number };
  /** `overtimeUsual` is the limit of an agreement without the clause for more (特別条項). */
  year: { most: number; mostAgreed: number; overtime: number; overtimeUsual: number };
  warnPercent: number;
  day: { usual: number; watch: number; most: number; watchPerWeek: number };
  longDistance: { km: number; dayMost: number; restLeast: number; restAfter: number; perWeek: number };
  rest: { goal: number; least: number };
  driving: {
    twoDayAverage: number;
    weekAverage: number;
    continuous: number;
    extension: number;
    stopTotal: number;
    stopPiece: number;
    shortStopsInRow: number;
  };
  splitRest: { piece: number; two: number; three: number; sharePercent: number };
  twoCrew: { dayMost: number; rest: number; bedMost: number; sleepMost: number; sleep: number; bedRest: number };
  alternate: {
    most: number;
    rest: number;
    extendedMost: number;
    nightSleep: number;
    extendedPerTwoWeeks: number;
    twoWeeks: number;
  };
  ferry: { endsShift: number; endsShiftOfTwo: number; endsShiftAlternate: number };
  holiday: { workPerTwoWeeks: number; least: number };
  labour: {
    day: number;
    week: number;
    monthOvertimeSteps: readonly number[];
    higherPremiumOver: number;
    breaks: readonly { workOver: number; least: number }[];
    nightFrom: number;
    nightTo: number;
  };
  readings: HoursReadings;
};

/** A row with its first day as a number, so that it is parsed once. */
export type DatedParameters = { from: number; parameters: HoursParameters; twoWeeksStart: number };

/** Returns the rows as they are looked up, the newest first. Throws a RangeError when there is none. */
export function datedParameters(rows: readonly HoursParameters[]): DatedParameters[] {
  if (rows.length === 0) throw new RangeError('Hours need at least one row of parameters.');
  return rows
    .map((parameters) => ({
      from: dayNumber(parameters.effectiveFrom),
      parameters,
      twoWeeksStart: dayNumber(parameters.readings.twoWeeksStart),
    }))
    .sort((a, b) => b.from - a.from);
}

/** Returns the row in force on a day; before the first row that row itself, since no older limits are known. */
export function parametersOn(rows: readonly DatedParameters[], day: number): DatedParameters {
  return (rows.find(({ from }) => from <= day) ?? rows.at(-1)) as DatedParameters;
}
