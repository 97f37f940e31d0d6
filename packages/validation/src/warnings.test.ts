import { describe, expect, test } from 'vitest';
import { customerSample } from '../test/samples/customer.ts';
import { driverSample } from '../test/samples/driver.ts';
import { vehicleSample } from '../test/samples/vehicle.ts';
import { courseWarnings } from './course.ts';
import type { UncheckedFields } from './cross-field.ts';
import { customerInputSchema, customerWarnings } from './customer.ts';
import { deliveryWarnings } from './delivery.ts';
import { deliveryCompanyWarnings } from './delivery-company.ts';
import { destinationWarnings } from './destination.ts';
import { driverInputSchema, driverWarnings } from './driver.ts';
import { nameWarnings } from './japanese-field.ts';
import { odometerWarnings, vehicleReadingWarnings } from './odometer.ts';
import { addressLineWarnings, postalPlaceWarnings } from './postal-place.ts';
import type { FieldError } from './rule.ts';
import { typeWarnings, vehicleWarnings } from './vehicle-errors.ts';
import { vehicleTypeWarnings } from './vehicle-type.ts';

const told = (warnings: FieldError[]) => warnings.map(({ path, code }) => `${path} ${code}`);

describe('a figure outside of what is usual', () => {
  test.each<[string, (draft: UncheckedFields) => FieldError[], UncheckedFields, string[]]>([
    ['a length in metres', vehicleWarnings, { ...vehicleSample, lengthCm: 120 }, ['lengthCm unusual']],
    ['text that is no number yet', vehicleWarnings, { ...vehicleSample, lengthCm: '12m' }, []],
    ['nothing', vehicleWarnings, { ...vehicleSample, lengthCm: null }, []],
    ['a load in tons times ten', vehicleTypeWarnings, { maxLoadKg: 27 }, ['maxLoadKg unusual']],
    ['no load at all', vehicleTypeWarnings, { maxLoadKg: 0 }, []],
    ['thousands of yen', customerWarnings, { terms: { creditLimitYen: 500 } }, ['terms.creditLimitYen unusual']],
    ['terms that nobody may see', customerWarnings, { terms: null }, []],
    ['a balance below zero', customerWarnings, { terms: { openingBalanceYen: -1_200 } }, []],
    [
      'a balance in thousands',
      customerWarnings,
      { terms: { openingBalanceYen: 500_000_000 } },
      ['terms.openingBalanceYen unusual'],
    ],
    [
      'a capital in tens of thousands',
      deliveryCompanyWarnings,
      { terms: { capitalYen: 200_000_000_000 } },
      ['terms.capitalYen unusual'],
    ],
    ['a limit in decimetres', destinationWarnings, { maxHeightCm: 120, maxLengthCm: 1_200 }, ['maxHeightCm unusual']],
    ['a place without limits', destinationWarnings, { maxHeightCm: null, maxLengthCm: null }, []],
    [
      'tons of goods in kilograms',
      deliveryWarnings,
      { weightKg: 50_000, volumeCubicMetres: 1.2 },
      ['weightKg unusual'],
    ],
    ['a volume of many lorries', deliveryWarnings, { volumeCubicMetres: 250 }, ['volumeCubicMetres unusual']],
    ['a capital', deliveryCompanyWarnings, { terms: { capitalYen: 20_000_000 } }, []],
    ['a company whose terms nobody may see', deliveryCompanyWarnings, { terms: null }, []],
  ])('%s', (_name, warn, draft, expected) => expect(told(warn(draft))).toEqual(expected));
});

test.each([
  [7_960, 2_700, []],
  [4_775, 2_700, ['grossWeightKg farFromType']],
  [7_960, 4_000, ['maxLoadKg farFromType']],
])('%d kg with a load of %d kg in a type of 7,960 and 2,700', (grossWeightKg, maxLoadKg, expected) => {
  const type = { grossWeightKg: 7_960, maxLoadKg: 2_700 };
  expect(told(typeWarnings({ grossWeightKg, maxLoadKg }, type))).toEqual(expected);
  expect(typeWarnings({ grossWeightKg, maxLoadKg }, undefined)).toEqual([]);
});

test.each([
  ['2008-04-02', [], ['hiredDate ageAtHire']],
  ['2008-04-01', ['hiredDate ageAtHire'], []],
  ['2005-04-01', [], []],
  ['1923-04-01', [], ['hiredDate ageAtHire']],
])('born on %s and hired on 2023-04-01', (birthDate, warnings, errors) => {
  const given = {
    ...driverSample,
    birthDate,
    hiredDate: '2023-04-01',
    appointedDate: null,
    leftDate: null,
    leftReason: null,
  };
  const { error } = driverInputSchema.safeParse(given);
  expect(told(driverWarnings(given))).toEqual(warnings);
  expect(error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []).toEqual(errors);
});

test.each([
  ['T7990001000002', 'unknown', ['terms.invoiceNumber invoiceNumber.checkDigit']],
  ['T12', 'unknown', []],
  [null, 'unknown', []],
])('the invoice number %s of a customer', (invoiceNumber, _form, expected) => {
  expect(told(customerWarnings({ ...customerSample, terms: { invoiceNumber } }))).toEqual(expected);
  expect(customerInputSchema.safeParse(customerSample).success).toBe(true);
});

test('an invoice number with a wrong check digit is odd of a person and refused of a corporation', () => {
  const invoiceNumber = 'T7990001000002';
  expect(told(deliveryCompanyWarnings({ invoiceNumber, legalForm: 'soleProprietor' }))).toEqual([
    'invoiceNumber invoiceNumber.checkDigit',
  ]);
  expect(deliveryCompanyWarnings({ invoiceNumber, legalForm: 'corporation' })).toEqual([]);
});

test('a stop before the departure of the one before it is told with its number', () => {
  const stop = (arriveFromMinutes: number) => ({ arriveFromMinutes, arriveToMinutes: null, workMinutes: 15 });
  expect(courseWarnings({ stops: [stop(300), stop(290)] })).toEqual([
    { path: 'stops.1.arriveFromMinutes', code: 'beforeDeparture', params: { number: 2 } },
  ]);
  expect(courseWarnings({ stops: [null, 'x'] })).toEqual([]);
});

test.each([
  [{ prefecture: '埼玉県', city: '越谷市' }, ['postalCode postalCodeElsewhere']],
  [{ prefecture: '埼玉県', city: 'さいたま市岩槻区' }, []],
  [{ prefecture: '', city: '' }, []],
  [{ prefecture: null, city: undefined }, []],
])('%j with the postal code of Iwatsuki', (address, expected) => {
  const place = { prefecture: '埼玉県', city: 'さいたま市岩槻区' };
  expect(told(postalPlaceWarnings(address, place))).toEqual(expected);
  expect(postalPlaceWarnings(address, null)).toEqual([]);
});

test('a line of an address that names its prefecture or city once more', () => {
  expect(told(addressLineWarnings({ city: '越谷市', addressLine1: '東京都越谷市弥生町0-12' }))).toEqual([
    'addressLine1 placeInLine',
  ]);
  expect(addressLineWarnings({ prefecture: '埼玉県', city: '越谷市', addressLine1: '弥生町0-12' })).toEqual([]);
  expect(addressLineWarnings({ city: null, addressLine1: null })).toEqual([]);
});

test.each([
  [{ prefecture: null, city: null }, '府中市宮西町2-24', ['addressLine1 placeMissing']],
  [{ prefecture: '', city: '' }, '宮西町2-24', ['addressLine1 placeMissing']],
  [{ prefecture: '東京都', city: null }, '宮西町2-24', ['addressLine1 placeMissing']],
  [{ prefecture: '東京都', city: '府中市' }, '宮西町2-24', []],
  [{ prefecture: null, city: null }, null, []],
  [{ prefecture: null, city: null }, '', []],
])('an address in %j at %s', (place, addressLine1, expected) => {
  expect(told(addressLineWarnings({ ...place, addressLine1 }))).toEqual(expected);
});

test.each([
  ['山田商店様', ['name honorificInName']],
  ['山田商店', []],
  [null, []],
])('the name %s', (name, expected) => {
  for (const warn of [nameWarnings, customerWarnings, destinationWarnings, deliveryCompanyWarnings]) {
    expect(told(warn({ name }))).toEqual(expected);
  }
});

test('a reading of an odometer far above the last one, or on its day, is pointed out', () => {
  const last = { odometerKm: 80_000, odometerDate: '2026-11-01' };
  const far = { odometerKm: 830_000, odometerDate: '2026-11-21' };
  const params = { last: 80_000, most: 1_500 };
  expect(odometerWarnings(far, last)).toEqual([{ path: 'odometerKm', code: 'odometer.farAboveLast', params }]);
  expect(vehicleReadingWarnings(far, last)).toEqual(odometerWarnings(far, last));
  expect(vehicleReadingWarnings({ ...last, odometerKm: 80_300 }, last)).toEqual([
    { path: 'odometerKm', code: 'odometer.dayOfLast', params: { day: '2026/11/01' } },
  ]);
  expect(odometerWarnings({ ...last, odometerKm: 80_300 }, last)).toEqual([]);
  expect(vehicleReadingWarnings({ odometerKm: 83_000, odometerDate: '2026-11-21' }, last)).toEqual([]);
  expect(vehicleReadingWarnings(far, null)).toEqual([]);
});
