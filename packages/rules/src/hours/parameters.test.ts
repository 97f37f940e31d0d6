import { expect, test } from 'vitest';
import { firstParameters } from './first-parameters.ts';
import { dayNumber } from './japan-minute.ts';
import { datedParameters, parametersOn } from './parameters.ts';

const later = { ...firstParameters, effectiveFrom: '2027-04-01' };
const rows = datedParameters([firstParameters, later]);

test.each([
  ['2024-03-31', '2024-04-01'],
  ['2024-04-01', '2024-04-01'],
  ['2027-03-31', '2024-04-01'],
  ['2027-04-01', '2027-04-01'],
  ['2030-01-01', '2027-04-01'],
])('on %s the row of %s is in force', (day, from) => {
  expect(parametersOn(rows, dayNumber(day)).parameters.effectiveFrom).toBe(from);
});

test('refuses to work without a row', () => expect(() => datedParameters([])).toThrow(RangeError));

test.each([
  ['month', 284, firstParameters.month.most],
  ['month of an agreement', 310, firstParameters.month.mostAgreed],
  ['year', 3300, firstParameters.year.most],
  ['year of an agreement', 3400, firstParameters.year.mostAgreed],
  ['overtime of a year', 960, firstParameters.year.overtime],
  ['usual day', 13, firstParameters.day.usual],
  ['day to watch', 14, firstParameters.day.watch],
  ['longest day', 15, firstParameters.day.most],
  ['longest day of long distance', 16, firstParameters.longDistance.dayMost],
  ['rest to strive for', 11, firstParameters.rest.goal],
  ['rest', 9, firstParameters.rest.least],
  ['rest of long distance', 8, firstParameters.longDistance.restLeast],
  ['rest after a short one', 12, firstParameters.longDistance.restAfter],
  ['driving of a week', 44, firstParameters.driving.weekAverage],
  ['two weeks of alternate-day duty', 126, firstParameters.alternate.twoWeeks],
])('the first row says for the %s %i hours', (_, hours, minutes) => expect(minutes).toBe(hours * 60));
