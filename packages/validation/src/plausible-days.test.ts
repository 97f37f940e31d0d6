import { describe, expect, test } from 'vitest';
import { refusals } from '../test/refusals.ts';
import { driverSample } from '../test/samples/driver.ts';
import { driverRecordSample } from '../test/samples/driver-record.ts';
import { vehicleSample } from '../test/samples/vehicle.ts';
import { dayErrors, dayWarnings, withDays } from './plausible-days.ts';
import { vehicleInputSchema } from './vehicle.ts';

const today = '2026-11-26';
const samples: Record<string, object> = {
  vehicle: vehicleSample,
  vehicleHistory: { kind: 'repair', entryDate: '2026-11-20' },
  vehicleStatus: { from: '2026-11-26' },
  driver: driverSample,
  driverRecord: driverRecordSample,
  course: { validFrom: null, validTo: null },
};
const known = { birthDate: '1980-02-29' };
const licence = (licenceClass: string, obtainedDate: string) => ({ licences: [{ licenceClass, obtainedDate }] });
const check = (date: string, nextDate: string | null = null) => ({ healthChecks: [{ date, nextDate }] });
const told = (errors: { path: string; code: string }[]) =>
  errors.map(({ path, code }) => `${path} ${code.replace(/(?:Early|Late)$/, '')}`);

describe.each<[string, object, 'refused' | 'odd' | 'fine', string?]>([
  ['vehicle', {}, 'fine'],
  ['vehicle', { firstRegistrationMonth: '2026-11' }, 'fine'],
  ['vehicle', { firstRegistrationMonth: '2026-12', odometerDate: null }, 'refused', 'firstRegistrationMonth'],
  ['vehicle', { firstRegistrationMonth: '1985-04' }, 'odd', 'firstRegistrationMonth'],
  ['vehicle', { firstRegistrationMonth: '1926-04' }, 'refused', 'firstRegistrationMonth'],
  ['vehicle', { odometerDate: '2026-11-26' }, 'fine'],
  ['vehicle', { odometerDate: '2026-11-27' }, 'refused', 'odometerDate'],
  ['vehicle', { odometerDate: '2035-11-20' }, 'refused', 'odometerDate'],
  ['vehicle', { odometerDate: '1926-11-20' }, 'refused', 'odometerDate'],
  ['vehicle', { odometerDate: '2021-03-31' }, 'refused', 'odometerDate'],
  ['vehicle', { odometerDate: '2016-11-20', firstRegistrationMonth: null }, 'odd', 'odometerDate'],
  ['vehicle', { inspectionExpiryDate: '2029-01-26' }, 'fine'],
  ['vehicle', { inspectionExpiryDate: '2029-01-27' }, 'odd', 'inspectionExpiryDate'],
  ['vehicle', { inspectionExpiryDate: '2030-01-27' }, 'refused', 'inspectionExpiryDate'],
  ['vehicle', { inspectionExpiryDate: '2026-01-31' }, 'fine'],
  ['vehicle', { nextThreeMonthInspectionDate: '2027-07-01' }, 'odd', 'nextThreeMonthInspectionDate'],
  ['vehicle', { voluntaryInsuranceExpiryDate: '2062-03-31' }, 'refused', 'voluntaryInsuranceExpiryDate'],
  ['vehicle', { leaseEndDate: '2038-03-31' }, 'odd', 'leaseEndDate'],
  ['vehicle', { tyreChangeDate: 'soon', odometerDate: null }, 'fine'],
  ['vehicleHistory', { entryDate: '2026-11-27' }, 'refused', 'entryDate'],
  ['vehicleHistory', { nextDueDate: '2062-03-31' }, 'refused', 'nextDueDate'],
  ['vehicleStatus', { from: '2062-11-26' }, 'refused', 'from'],
  ['vehicleStatus', { to: '2030-11-26' }, 'odd', 'to'],
  ['driver', {}, 'fine'],
  ['driver', { hiredDate: '2035-04-01' }, 'refused', 'hiredDate'],
  ['driver', { hiredDate: '2027-12-01' }, 'odd', 'hiredDate'],
  [
    'driver',
    { birthDate: '2020-02-29', registerDate: null, gpsConsentDate: null, appointedDate: null },
    'refused',
    'birthDate',
  ],
  ['driver', { birthDate: '1926-02-28' }, 'refused', 'birthDate'],
  ['driver', { birthDate: '1944-02-28' }, 'odd', 'birthDate'],
  ['driver', { registerDate: '2026-11-27' }, 'refused', 'registerDate'],
  ['driver', { gpsConsentDate: '1990-04-01' }, 'refused', 'gpsConsentDate'],
  ['driver', { leftDate: '2029-03-31' }, 'odd', 'leftDate'],
  ['driver', { appointedDate: '1997-05-01' }, 'odd', 'appointedDate'],
  ['driverRecord', {}, 'fine'],
  ['driverRecord', licence('large', '1990-03-01'), 'refused', 'licences.0.obtainedDate'],
  ['driverRecord', licence('ordinary', '1998-02-28'), 'refused', 'licences.0.obtainedDate'],
  ['driverRecord', licence('ordinary', '1998-03-01'), 'fine'],
  ['driverRecord', licence('medium8t', '1997-03-01'), 'odd', 'licences.0.obtainedDate'],
  ['driverRecord', licence('medium', '1999-02-28'), 'refused', 'licences.0.obtainedDate'],
  ['driverRecord', licence('medium', '2000-02-28'), 'odd', 'licences.0.obtainedDate'],
  ['driverRecord', licence('large', '2000-02-28'), 'odd', 'licences.0.obtainedDate'],
  ['driverRecord', licence('large', '2000-03-01'), 'fine'],
  ['driverRecord', licence('large', '2031-04-01'), 'refused', 'licences.0.obtainedDate'],
  ['driverRecord', { licenceExpiryDate: '2032-02-26' }, 'odd', 'licenceExpiryDate'],
  ['driverRecord', { licenceExpiryDate: '2035-02-26' }, 'refused', 'licenceExpiryDate'],
  ['driverRecord', check('2062-04-01'), 'refused', 'healthChecks.0.date'],
  ['driverRecord', check('1926-04-01'), 'refused', 'healthChecks.0.date'],
  ['driverRecord', check('2026-04-01', '2062-04-01'), 'refused', 'healthChecks.0.nextDate'],
  ['driverRecord', check('2026-04-01', '2025-04-01'), 'refused', 'healthChecks.0.nextDate'],
  ['driverRecord', check('2026-04-01', '2028-04-01'), 'odd', 'healthChecks.0.nextDate'],
  ['driverRecord', { qualifications: [{ obtainedDate: '1990-01-01' }] }, 'refused', 'qualifications.0.obtainedDate'],
  ['driverRecord', { events: [{ date: '2026-11-27' }, null] }, 'refused', 'events.0.date'],
  ['delivery', { operationDate: '2026-12-01', salesDate: '2026-12-01', billingDate: '2026-12-31' }, 'fine'],
  ['delivery', { operationDate: '2016-12-01' }, 'odd', 'operationDate'],
  ['delivery', { operationDate: '2062-12-01' }, 'refused', 'operationDate'],
  ['course', { validTo: '2099-12-31' }, 'odd', 'validTo'],
  ['course', { validFrom: '2062-04-01' }, 'refused', 'validFrom'],
  ['customer', { validFrom: '2062-04-01' }, 'fine'],
])('a %s with %j', (record, change, expected, path) => {
  test(`is ${expected}`, () => {
    const draft = { ...samples[record], ...change };
    const view = { today, known };
    expect(told(dayErrors(record, draft, view))).toEqual(expected === 'refused' ? [`${path} dayToo`] : []);
    expect(told(dayWarnings(record, draft, view))).toEqual(expected === 'odd' ? [`${path} dayUnusually`] : []);
  });
});

test('what is told names the edge that a day lies beyond, of a month a month', () => {
  const days = (firstRegistrationMonth: string, odometerDate: string) => ({ firstRegistrationMonth, odometerDate });
  expect(dayErrors('vehicle', days('2027-01', '1926-12-01'), { today })).toEqual([
    { path: 'firstRegistrationMonth', code: 'dayTooLate', params: { latest: '2026/11' } },
    { path: 'odometerDate', code: 'dayTooEarly', params: { earliest: '1996/11/26' } },
  ]);
  const odd = { ...days('1985-04', '2026-11-01'), inspectionExpiryDate: '2029-10-31' };
  expect(dayWarnings('vehicle', odd, { today })).toEqual([
    { path: 'firstRegistrationMonth', code: 'dayUnusuallyEarly', params: { day: '1985/04', earliest: '1986/11' } },
    { path: 'inspectionExpiryDate', code: 'dayUnusuallyLate', params: { day: '2029/10/31', latest: '2029/01/26' } },
  ]);
});

test('a day that the record has already is not refused, wherever in its list it stands', () => {
  const { healthChecks: before } = check('2062-04-01');
  const healthChecks = [...check('2026-04-01').healthChecks, ...before];
  expect(dayErrors('driverRecord', { healthChecks }, { today, before: { healthChecks: before } })).toEqual([]);
  expect(dayErrors('driverRecord', { healthChecks }, { today, before: null })).toHaveLength(1);
});

test('a form with its days refuses them beside its own faults', () => {
  const draft = { ...vehicleSample, maxLoadKg: 9_000, odometerDate: '2035-11-20' };
  expect(refusals(withDays(vehicleInputSchema, 'vehicle', { today }), draft)).toEqual([
    'maxLoadKg belowGrossWeight',
    'odometerDate dayTooLate',
  ]);
  expect(withDays(vehicleInputSchema, 'customer', { today })).toBe(vehicleInputSchema);
});

describe('another birthday', () => {
  const fields = licence('medium', '2000-03-01');
  const view = { today, before: fields, knownBefore: known };

  test('refuses the licence that it makes impossible', () => {
    const errors = dayErrors('driverRecord', fields, { ...view, known: { birthDate: '1985-02-28' } });
    expect(told(errors)).toEqual(['licences.0.obtainedDate dayToo']);
  });

  test('leaves alone a licence that is possible, or was impossible already', () => {
    expect(dayErrors('driverRecord', fields, { ...view, known: { birthDate: '1979-02-28' } })).toEqual([]);
    const knownBefore = { birthDate: '1990-02-28' };
    expect(dayErrors('driverRecord', fields, { ...view, knownBefore, known: { birthDate: '1985-02-28' } })).toEqual([]);
  });

  test('counts for days of the same form', () => {
    const before = { birthDate: '1980-02-29', registerDate: '1996-04-01' };
    const errors = dayErrors('driver', { ...before, birthDate: '1985-02-28' }, { today, before });
    expect(told(errors)).toEqual(['registerDate dayToo']);
  });
});
