import { expect, test } from 'vitest';
import { addressOf } from './address-of.ts';

const none = { prefecture: null, city: null, addressLine1: null, addressLine2: null };
const street = { prefecture: '埼玉県', city: '春日部市', addressLine1: '中央1-2-3' };

test('an address is one line, in which the building does not run into the number of the house', () => {
  expect(addressOf({ ...street, addressLine2: '201号室' })).toBe('埼玉県春日部市中央1-2-3 201号室');
  expect(addressOf({ ...street, addressLine2: '' })).toBe('埼玉県春日部市中央1-2-3');
  expect(addressOf({ ...none, addressLine2: 'みどり野ビル' })).toBe('みどり野ビル');
  expect(addressOf(none)).toBe('');
});
