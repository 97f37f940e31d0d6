import { describe, expect, test } from 'vitest';
import { refusals } from '../test/refusals.ts';
import { vehicleSample } from '../test/samples/vehicle.ts';
import { vehicleTypeSample } from '../test/samples/vehicle-type.ts';
import { vehicleInputSchema, vehicleStatusInputSchema, vehicleUpdateSchema } from './vehicle.ts';
import { vehicleWarnings } from './vehicle-errors.ts';
import { vehicleTypeInputSchema } from './vehicle-type.ts';

const chilled = { zone: 'chilled', minCelsius: 0, maxCelsius: 10 };
const frozen = { zone: 'frozen', minCelsius: -25, maxCelsius: -18 };

test.each([
  ['a load of the gross weight', { maxLoadKg: 7960 }, ['maxLoadKg belowGrossWeight']],
  ['a load just below it', { maxLoadKg: 7959 }, []],
  ['an empty vehicle of the gross weight', { vehicleWeightKg: 7960 }, ['vehicleWeightKg belowGrossWeight']],
  ['no weight of the empty vehicle', { vehicleWeightKg: null }, []],
  [
    '7 t without tachograph',
    { grossWeightKg: 7000, hasDigitalTachograph: false },
    ['hasDigitalTachograph tachographRequired'],
  ],
  ['just below 7 t without', { grossWeightKg: 6999, hasDigitalTachograph: false }, []],
  [
    '4 t of load without',
    { grossWeightKg: 6999, maxLoadKg: 4000, hasDigitalTachograph: false },
    ['hasDigitalTachograph tachographRequired'],
  ],
  ['a drawn trailer without', { grossWeightKg: 20_000, isTrailer: true, hasDigitalTachograph: false }, []],
  [
    'an inspection before the first registration',
    { firstRegistrationMonth: '2027-05' },
    ['inspectionExpiryDate notBeforeFirstRegistration'],
  ],
  ['an inspection in the month of it', { firstRegistrationMonth: '2027-04' }, []],
  ['a reading without its day', { odometerDate: null }, ['odometerDate required']],
  ['a day without its reading', { odometerKm: null }, ['odometerKm required']],
  ['neither', { odometerKm: null, odometerDate: null }, []],
  [
    'parts of the plate that cannot be',
    { plate: { region: '大宮', classNumber: '', kana: 'し', serialNumber: '0' } },
    ['plate.classNumber required', 'plate.kana plate.kana', 'plate.serialNumber plate.serialNumber'],
  ],
  ['a zone listed twice', { zones: [chilled, frozen, chilled] }, ['zones.2.zone duplicate']],
  ['a zone without width', { zones: [{ ...frozen, minCelsius: -18 }] }, ['zones.0.maxCelsius aboveMinCelsius']],
  [
    'a zone half filled',
    { zones: [{ zone: 'chilled' }] },
    ['zones.0.minCelsius required', 'zones.0.maxCelsius required'],
  ],
  ['a zone out of this world', { zones: [{ ...frozen, minCelsius: -60.1 }] }, ['zones.0.minCelsius minValue']],
  [
    'two rows not chosen yet',
    {
      zones: [
        { minCelsius: 0, maxCelsius: 1 },
        { minCelsius: 0, maxCelsius: 1 },
      ],
    },
    ['zones.0.zone required', 'zones.1.zone required'],
  ],
  ['six zones', { zones: Array(6).fill(chilled) }, expect.arrayContaining(['zones maxItems'])],
])('a vehicle with %s', (_name, change, expected) => {
  expect(refusals(vehicleInputSchema, { ...vehicleSample, ...change })).toEqual(expected);
  expect(refusals(vehicleUpdateSchema, { ...vehicleSample, ...change, version: 1 })).toEqual(expected);
});

test('rules between fields report errors while other fields are still empty', () => {
  const draft = { grossWeightKg: 8000, maxLoadKg: 9000 };
  expect(refusals(vehicleInputSchema, draft)).toEqual(
    expect.arrayContaining(['code required', 'maxLoadKg belowGrossWeight', 'hasDigitalTachograph tachographRequired']),
  );
});

test.each([
  [{ grossWeightKg: 2700 }, ['maxLoadKg belowGrossWeight']],
  [{ grossWeightKg: null }, []],
  [{ maxLoadKg: null }, []],
  [{ zones: [chilled, chilled] }, ['zones.1.zone duplicate']],
])('a vehicle type with %j', (change, expected) => {
  expect(refusals(vehicleTypeInputSchema, { ...vehicleTypeSample, ...change })).toEqual(expected);
});

describe('the command that changes the status', () => {
  const command = { status: 'inMaintenance', from: '2026-11-21', to: '2026-11-25', note: '車検整備', version: 2 };

  test('accepts a period, an open end and a single day', () => {
    expect(vehicleStatusInputSchema.parse(command)).toEqual(command);
    expect(vehicleStatusInputSchema.parse({ ...command, to: '' })).toMatchObject({ to: null });
    expect(refusals(vehicleStatusInputSchema, { ...command, to: '2026-11-21' })).toEqual([]);
  });

  test.each([
    [{ to: '2026-11-20' }, ['to notBeforeFrom']],
    [{ from: '' }, ['from required']],
    [{ from: '2026-02-30' }, ['from date.noSuchDay']],
    [{ status: 'stolen' }, ['status choose']],
    [{ version: undefined }, ['version required']],
    [{ note: 'あ'.repeat(2001) }, ['note max']],
  ])('refuses %j', (change, expected) => {
    expect(refusals(vehicleStatusInputSchema, { ...command, ...change })).toEqual(expected);
  });
});

describe('warnings of a vehicle', () => {
  const warnings = (change: object) =>
    vehicleWarnings({ ...vehicleSample, ...change }).map(({ path, code }) => `${path} ${code}`);
  const plate = (kana: unknown) => ({ plate: { ...vehicleSample.plate, kana } });

  test.each([
    ['a business kana', plate('を'), []],
    ['a light business kana', plate('り'), []],
    ['a private kana', plate('さ'), ['plate.kana plate.notBusiness']],
    ['a rental kana on a vehicle of our own', plate('わ'), ['plate.kana plate.notBusiness']],
    ['a rental kana on a rental', { ...plate('わ'), ownershipType: 'rental' }, []],
    ['a private kana on a rental', { ...plate('さ'), ownershipType: 'rental' }, ['plate.kana plate.notBusiness']],
    ['no kana yet', plate(''), []],
    ['no plate yet', { plate: undefined }, []],
    ['three zones in a body of two', { zones: [{}, {}, {}] }, ['zones zones.count']],
    ['one zone in a body of three', { bodyType: 'threeZone', zones: [{}] }, ['zones zones.count']],
    ['no zone listed yet', { zones: [] }, []],
    ['one zone in a plain body', { bodyType: 'frozen', zones: [{}] }, []],
  ])('%s', (_name, change, expected) => expect(warnings(change)).toEqual(expected));

  test('do not keep the vehicle from being saved', () => {
    expect(refusals(vehicleInputSchema, { ...vehicleSample, ...plate('さ') })).toEqual([]);
  });
});
