import { recordNames } from '@haisha/rules/records';
import { expect, test } from 'vitest';
import { recordName, recordPluralName } from './record-name.ts';

test.each([
  ['vehicleType', '車種', 'Vehicle type', '車種', 'Vehicle types'],
  ['deliveryCompany', '協力会社', 'Delivery company', '協力会社', 'Delivery companies'],
  ['import', '取り込み', 'Import', '取り込み', 'Import'],
])('%s has a name for one and for several in both languages', (name, ja, en, jaPlural, enPlural) => {
  expect([recordName(name, 'ja'), recordName(name, 'en')]).toEqual([ja, en]);
  expect([recordPluralName(name, 'ja'), recordPluralName(name, 'en')]).toEqual([jaPlural, enPlural]);
});

test.each(['', 'parcel', 'toString'])('%j is no kind of records', (name) => {
  expect(recordName(name, 'ja')).toBeNull();
  expect(recordPluralName(name, 'en')).toBeNull();
});

test('no two kinds have the same name', () => {
  for (const locale of ['ja', 'en'] as const) {
    expect(new Set(recordNames.map((name) => recordName(name, locale))).size).toBe(recordNames.length);
  }
});
