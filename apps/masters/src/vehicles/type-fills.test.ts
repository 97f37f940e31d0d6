import { expect, test } from 'vitest';
import { vehicleType } from '../../test/vehicles.ts';
import { typeFills } from './type-fills.ts';

const small = vehicleType({ grossWeightKg: 4_900, maxLoadKg: 2_000, bodyType: null, zones: [], palletCapacity: 4 });
const medium = vehicleType({ id: '30000000-0000-4000-8000-000000000002' });

test('fills what is empty and leaves what was typed', () => {
  expect(typeFills({ maxLoadKg: 2_750, zones: [], bodyType: null }, medium, undefined)).toEqual({
    grossWeightKg: 7_960,
    bodyType: 'frozen',
    zones: [{ zone: 'frozen', minCelsius: -25, maxCelsius: -18 }],
    palletCapacity: 10,
    capacityCubicMetres: 32.5,
  });
});

test('replaces what the type chosen before has filled', () => {
  expect(typeFills({ grossWeightKg: 4_900, maxLoadKg: 2_100, palletCapacity: 4 }, medium, small)).toMatchObject({
    grossWeightKg: 7_960,
    palletCapacity: 10,
  });
  expect(typeFills({ maxLoadKg: 2_100 }, medium, small)).not.toHaveProperty('maxLoadKg');
});

test('says nothing of what the type does not know', () => {
  expect(typeFills({}, small, undefined)).not.toHaveProperty('bodyType');
});
