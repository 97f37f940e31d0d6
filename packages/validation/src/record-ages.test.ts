import { expect, test } from 'vitest';
import { driverRecordSample } from '../test/samples/driver-record.ts';
import { recordAgeWarnings } from './record-ages.ts';

const today = '2026-11-26';
const licences = [
  { licenceClass: 'medium', obtainedDate: '2000-03-01' },
  { licenceClass: 'ordinary', obtainedDate: '2000-03-01' },
];

test.each([
  ['1980-03-01', []],
  ['1980-03-02', [19]],
  // Refused by itself.
  ['1981-03-02', []],
  ['', []],
  [null, []],
])('born on %s, a licence of 2000/03/01 is odd at %j', (birthDate, ages) => {
  const record = { ...driverRecordSample, licences };
  expect(recordAgeWarnings({ birthDate }, record, today)).toEqual(
    ages.map((age) => ({ path: 'birthDate', code: 'recordAge', params: { day: '2000/03/01', age } })),
  );
});

test('a day that is odd at any age is not told at the birth date', () => {
  const record = { licenceExpiryDate: '2032-02-26', licences: [] };
  expect(recordAgeWarnings({ birthDate: '1980-03-01' }, record, today)).toEqual([]);
});
