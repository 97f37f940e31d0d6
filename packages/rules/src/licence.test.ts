import { expect, test } from 'vitest';
import { canDrive, type DrivenVehicle, type Licence, licenceIssues, neededLicenceClass } from './licence.ts';

const day = '2026-11-21';
const licence = (change: Partial<Licence>): Licence => ({
  licenceClass: 'medium8t',
  automaticOnly: false,
  towing: false,
  expiryDate: '2028-05-01',
  ...change,
});
const truck = (change: Partial<DrivenVehicle>): DrivenVehicle => ({
  grossWeightKg: 7960,
  maxLoadKg: 2700,
  transmission: 'manual',
  trailerGrossWeightKg: 0,
  ...change,
});

test.each([
  ['an 8t-limited driver on a 7,960-kg truck', {}, {}, []],
  ['an 8t-limited driver on a truck of exactly 8,000 kg', {}, { grossWeightKg: 8000 }, ['licence.grossWeight']],
  [
    'an 8t-limited driver on a 10,900-kg truck',
    {},
    { grossWeightKg: 10_900, maxLoadKg: 5600 },
    ['licence.grossWeight', 'licence.maxLoad'],
  ],
  ['an ordinary licence at 3,499 kg', { licenceClass: 'ordinary' }, { grossWeightKg: 3499, maxLoadKg: 1999 }, []],
  [
    'an ordinary licence at 3,500 kg',
    { licenceClass: 'ordinary' },
    { grossWeightKg: 3500, maxLoadKg: 1999 },
    ['licence.grossWeight'],
  ],
  [
    'an ordinary licence with 2,000 kg of load',
    { licenceClass: 'ordinary' },
    { grossWeightKg: 3400, maxLoadKg: 2000 },
    ['licence.maxLoad'],
  ],
  ['a 5t-limited licence at 4,999 kg', { licenceClass: 'semiMedium5t' }, { grossWeightKg: 4999, maxLoadKg: 2000 }, []],
  ['a semi-medium licence at 7,490 kg', { licenceClass: 'semiMedium' }, { grossWeightKg: 7490, maxLoadKg: 2950 }, []],
  ['a medium licence at 10,999 kg', { licenceClass: 'medium' }, { grossWeightKg: 10_999, maxLoadKg: 6499 }, []],
  [
    'a medium licence with 6,500 kg of load',
    { licenceClass: 'medium' },
    { grossWeightKg: 10_900, maxLoadKg: 6500 },
    ['licence.maxLoad'],
  ],
  ['a large licence at 24,900 kg', { licenceClass: 'large' }, { grossWeightKg: 24_900, maxLoadKg: 12_800 }, []],
  [
    'an AT-only driver with a manual 3t',
    { licenceClass: 'semiMedium', automaticOnly: true },
    { grossWeightKg: 7490, maxLoadKg: 2950 },
    ['licence.automaticOnly'],
  ],
  [
    'an AT-only driver with an automatic 3t',
    { licenceClass: 'semiMedium', automaticOnly: true },
    { grossWeightKg: 7490, maxLoadKg: 2950, transmission: 'automatic' },
    [],
  ],
  [
    'an AT-only large licence while there is none yet',
    { licenceClass: 'large', automaticOnly: true },
    { transmission: 'automatic' },
    ['licence.automaticOnlyNotYet'],
  ],
  ['a trailer of 750 kg without a towing licence', {}, { trailerGrossWeightKg: 750 }, []],
  ['a trailer of 751 kg without a towing licence', {}, { trailerGrossWeightKg: 751 }, ['licence.towing']],
  ['a trailer of 751 kg with a towing licence', { towing: true }, { trailerGrossWeightKg: 751 }, []],
  ['a licence on its last day', { expiryDate: day }, {}, []],
  ['a licence that ended yesterday', { expiryDate: '2026-11-20' }, {}, ['licence.expired']],
] as [string, Partial<Licence>, Partial<DrivenVehicle>, string[]][])('%s', (_, heldLicence, driven, issues) => {
  expect(licenceIssues(licence(heldLicence), truck(driven), day)).toEqual(issues);
});

test.each([
  ['semiMedium', '2026-03-31', false],
  ['semiMedium', '2026-04-01', true],
  ['medium', '2026-03-31', false],
  ['medium', '2026-04-01', true],
  ['large', '2027-03-31', false],
  ['large', '2027-04-01', true],
  ['ordinary', '2020-01-01', true],
] as const)('an AT-only %s licence on %s is allowed: %s', (licenceClass, on, counts) => {
  const light = truck({ grossWeightKg: 3000, maxLoadKg: 1000, transmission: 'automatic' });
  expect(canDrive([licence({ licenceClass, automaticOnly: true })], light, on)).toBe(counts);
});

test('one fitting licence of several is enough, and no licence is not', () => {
  const heavy = truck({ grossWeightKg: 10_900, maxLoadKg: 5600 });
  expect(canDrive([licence({}), licence({ licenceClass: 'large' })], heavy, day)).toBe(true);
  expect(canDrive([], heavy, day)).toBe(false);
});

test.each([
  [3499, 1999, 'ordinary'],
  [3500, 1999, 'semiMedium5t'],
  [3499, 2000, 'semiMedium5t'],
  [4950, 2000, 'semiMedium5t'],
  [7490, 2950, 'semiMedium'],
  [7960, 2700, 'medium8t'],
  [10_900, 5600, 'medium'],
  [24_900, 12_800, 'large'],
  [3000, 6500, 'large'],
] as const)('%i kg with %i kg of load requires %s', (gross, load, licenceClass) => {
  expect(neededLicenceClass(gross, load)).toBe(licenceClass);
});
