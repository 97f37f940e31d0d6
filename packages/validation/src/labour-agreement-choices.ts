/** The readings that are chosen from a list, with their choices; the first one is what most follow. */
export const readingChoices = {
  twoDayDriving: ['fromStart', 'wholeShifts'],
  monthBorder: ['wholeShift', 'midnight'],
  longDays: ['watched', 'breach'],
  dayOff: ['restAndDay', 'dayWithoutWork'],
  unforeseeable: ['documented', 'never'],
  restsAway: ['one', 'all'],
  splitRest: ['shortLastRest', 'always'],
  twoCrew: ['window', 'wholeShift'],
  monthTotals: ['minutes', 'halfHourUp'],
} as const;
