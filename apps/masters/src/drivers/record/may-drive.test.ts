import type { Licence, LicenceClass } from '@haisha/rules/licence';
import { expect, test } from 'vitest';
import { vehicleType } from '../../../test/vehicles.ts';
import { mayDrive } from './may-drive.ts';

const day = '2026-11-21';
const held = (licenceClass: LicenceClass, more: Partial<Licence> = {}): Licence => ({
  licenceClass,
  automaticOnly: false,
  towing: false,
  expiryDate: '2028-01-01',
  ...more,
});
const truck = vehicleType({ grossWeightKg: 7_960, maxLoadKg: 2_700 });
const large = vehicleType({ grossWeightKg: 10_900, maxLoadKg: 5_600 });
const trailer = vehicleType({ vehicleClass: 'trailer', grossWeightKg: 19_000, maxLoadKg: 13_000 });

test.each([
  ['8t限定 on 7,960 kg', [held('medium8t')], truck, { answer: 'yes' }],
  [
    '8t限定 on 10,900 kg',
    [held('medium8t')],
    large,
    { answer: 'no', issues: ['licence.grossWeight', 'licence.maxLoad'] },
  ],
  ['AT限定', [held('medium', { automaticOnly: true })], truck, { answer: 'automatic' }],
  ['two classes, the larger one counts', [held('ordinary'), held('large')], large, { answer: 'yes' }],
  ['run out', [held('large', { expiryDate: '2026-11-20' })], truck, { answer: 'no', issues: ['licence.expired'] }],
  ['a trailer without けん引', [held('large')], trailer, { answer: 'no', issues: ['licence.towing'] }],
  ['a trailer with けん引', [held('large', { towing: true })], trailer, { answer: 'yes' }],
  ['no licence', [], truck, { answer: 'no', issues: [] }],
  ['a type without weights', [held('large')], vehicleType({ grossWeightKg: null }), { answer: 'unknown' }],
])('%s', (_case, licences, type, expected) => {
  expect(mayDrive(licences, type, day)).toEqual(expected);
});
