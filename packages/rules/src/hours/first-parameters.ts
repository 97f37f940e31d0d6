import type { HoursParameters } from './parameters.ts';

/**
 * The first dated row, which a new company starts with: 改善基準告示 for trucks (平成元年労働省告示第7号, 第4条) in the text of
 * 2024-04-01, the Labour Standards Act, and of each reading the one that most follow.
 */
export const firstParameters: HoursParameters = {
  effectiveFrom: '2024-04-01',
  month: { most: 284 * 60, mostAgreed: 310 * 60, monthsOver: 6, monthsOverInRow: 3, withHolidayWork: 100 * 60 },
  year: { most: 3300 * 60, mostAgreed: 3400 * 60, overtime: 960 * 60, overtimeUsual: 360 * 60 },
  warnPercent: 90,
  day: { usual: 13 * 60, watch: 14 * 60, most: 15 * 60, watchPerWeek: 2 },
  longDistance: { km: 450, dayMost: 16 * 60, restLeast: 8 * 60, restAfter: 12 * 60, perWeek: 2 },
  rest: { goal: 11 * 60, least: 9 * 60 },
  driving: {
    twoDayAverage: 9 * 60,
    weekAverage: 44 * 60,
    continuous: 4 * 60,
    extension: 30,
    stopTotal: 30,
    stopPiece: 10,
    shortStopsInRow: 2,
  },
  splitRest: { piece: 3 * 60, two: 10 * 60, three: 12 * 60, sharePercent: 50 },
  twoCrew: { dayMost: 20 * 60, rest: 4 * 60, bedMost: 24 * 60, sleepMost: 28 * 60, sleep: 8 * 60, bedRest: 11 * 60 },
  alternate: {
    most: 21 * 60,
    rest: 20 * 60,
    extendedMost: 24 * 60,
    nightSleep: 4 * 60,
    extendedPerTwoWeeks: 3,
    twoWeeks: 126 * 60,
  },
  ferry: { endsShift: 8 * 60, endsShiftOfTwo: 4 * 60, endsShiftAlternate: 20 * 60 },
  holiday: { workPerTwoWeeks: 1, least: 30 * 60 },
  labour: {
    day: 8 * 60,
    week: 40 * 60,
    monthOvertimeSteps: [45 * 60, 60 * 60, 80 * 60],
    higherPremiumOver: 60 * 60,
    breaks: [
      { workOver: 6 * 60, least: 45 },
      { workOver: 8 * 60, least: 60 },
    ],
    nightFrom: 22 * 60,
    nightTo: 5 * 60,
  },
  readings: {
    twoDayDriving: 'fromStart',
    monthBorder: 'wholeShift',
    shortestStopMinutes: 9,
    longDays: 'watched',
    dayOff: 'restAndDay',
    unforeseeable: 'documented',
    restsAway: 'one',
    splitRest: 'shortLastRest',
    twoCrew: 'window',
    sameShiftMinutes: 180,
    weekStart: 0,
    twoWeeksStart: '2024-03-31',
    monthTotals: 'minutes',
  },
};
