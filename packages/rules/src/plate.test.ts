import { describe, expect, test } from 'vitest';
import {
  businessKanaWarning,
  displaySerial,
  dottedSerial,
  formatPlate,
  normalizePlateKana,
  normalizePlatePart,
  parsePlate,
  plateIssues,
  plateUse,
} from './plate.ts';
import { plateRegions } from './plate-regions.ts';

const omiya = { region: '大宮', classNumber: '100', kana: 'か', serialNumber: '1234' };

test.each([
  ['大宮 100 か 12-34', omiya],
  ['大宮100か1234', omiya],
  ['大宮　１００　か　１２－３４', omiya],
  ['大宮 800 か ・・12', { ...omiya, classNumber: '800', serialNumber: '12' }],
  ['尾張小牧 13A あ ・・・1', { region: '尾張小牧', classNumber: '13A', kana: 'あ', serialNumber: '1' }],
  ['袖ケ浦 130 を 1', { region: '袖ヶ浦', classNumber: '130', kana: 'を', serialNumber: '1' }],
  ['大宮 100 カ 12-34', omiya],
  ['大宮100ｶ1234', omiya],
  ['大宮 1 か 9999', { ...omiya, classNumber: '1', serialNumber: '9999' }],
])('reads %s', (text, plate) => {
  expect(parsePlate(text)).toEqual(plate);
});

test.each([
  '',
  '大宮',
  '100 か 1234',
  '大宮 か 1234',
  '大宮 100 1234',
  '大宮 100 か 12345',
  '1 大宮 100 か 1234',
  '南信州大宮 100 か 1234',
])('reads no plate from %j', (text) => {
  expect(parsePlate(text)).toBeNull();
});

test.each([
  ['1234', '12-34'],
  ['123', '・123'],
  ['12', '・・12'],
  ['1', '・・・1'],
])('shows the serial number %s as %s', (serial, shown) => {
  expect(displaySerial(serial)).toBe(shown);
  expect(normalizePlatePart(shown)).toBe(serial);
});

test.each([
  ['・・・5', '5'],
  ['・・12', '12'],
  ['・123', '123'],
  ['･･･5', '5'],
  ['...5', '5'],
  ['．．１２', '12'],
  ['··12', '12'],
  ['…5', '5'],
  ['‥12', '12'],
  ['・5', '5'],
])('a search for %s means the serial number %s', (word, serial) => {
  expect(dottedSerial(word)).toBe(serial);
});

test.each(['5', '12', '12-34', '・', '…', '・1234', '・・05', '・・・0', '1.5', '・5a', 'か・・12', '・・か', ''])(
  'a search for %j is a text search',
  (word) => {
    expect(dottedSerial(word)).toBeNull();
  },
);

test('formats a plate for people', () => {
  expect(formatPlate(omiya)).toBe('大宮 100 か 12-34');
});

describe('a plate is refused', () => {
  test.each([
    [{ region: '東京' }, 'region', 'plate.region'],
    [{ region: '新袖ヶ浦' }, 'region', 'plate.region'],
    [{ region: '袖ヶ浦市' }, 'region', 'plate.region'],
    [{ region: '' }, 'region', 'required'],
    [{ classNumber: 'A00' }, 'classNumber', 'plate.classNumber'],
    [{ classNumber: '10B' }, 'classNumber', 'plate.classNumber'],
    [{ classNumber: '1000' }, 'classNumber', 'plate.classNumber'],
    [{ kana: 'お' }, 'kana', 'plate.kana'],
    [{ kana: 'し' }, 'kana', 'plate.kana'],
    [{ kana: 'へ' }, 'kana', 'plate.kana'],
    [{ kana: 'ん' }, 'kana', 'plate.kana'],
    [{ kana: 'カ' }, 'kana', 'plate.kana'],
    [{ kana: 'かお' }, 'kana', 'plate.kana'],
    [{ kana: 'おか' }, 'kana', 'plate.kana'],
    [{ serialNumber: '0' }, 'serialNumber', 'plate.serialNumber'],
    [{ serialNumber: '0123' }, 'serialNumber', 'plate.serialNumber'],
    [{ serialNumber: '10000' }, 'serialNumber', 'plate.serialNumber'],
  ])('%j', (change, part, code) => {
    expect(plateIssues({ ...omiya, ...change })).toEqual([{ part, code, level: 'error' }]);
  });

  test('in all four parts when it is empty', () => {
    expect(plateIssues({ region: '', classNumber: '', kana: '', serialNumber: '' })).toHaveLength(4);
  });
});

test.each(['1', '10', '100', '13A', '1AA', '830'])('accepts the class number %s', (classNumber) => {
  expect(plateIssues({ ...omiya, classNumber })).toEqual([]);
});

test.each([
  ['か', 'business'],
  ['を', 'business'],
  ['り', 'businessKei'],
  ['れ', 'businessKei'],
  ['わ', 'rental'],
  ['さ', 'private'],
  ['E', 'private'],
  ['かさ', 'private'],
  ['さか', 'private'],
  ['りさ', 'private'],
  ['さり', 'private'],
])('takes the kana %s for %s use', (kana, use) => {
  expect(plateUse(kana)).toBe(use);
});

test('only warns about a kana outside the business set', () => {
  expect(businessKanaWarning('わ')).toEqual({ part: 'kana', code: 'plate.notBusiness', level: 'warning' });
  expect(plateIssues({ ...omiya, kana: 'わ' })).toEqual([]);
  expect(businessKanaWarning('か')).toBeNull();
  expect(businessKanaWarning('り')).toBeNull();
});

test('lists each place once, with the five of 2025 and their older neighbours', () => {
  expect(new Set(plateRegions).size).toBe(plateRegions.length);
  expect(plateRegions).toEqual(
    expect.arrayContaining([
      '札幌',
      '青森',
      '水戸',
      '千葉',
      '品川',
      '横浜',
      '富山',
      '名古屋',
      '滋賀',
      '鳥取',
      '沖縄',
      '十勝',
      '日光',
      '江戸川',
      '安曇野',
      '南信州',
      '大宮',
      '春日部',
      '越谷',
      '船橋',
      '習志野',
      '相模',
      '袖ヶ浦',
      'つくば',
      '尾張小牧',
    ]),
  );
  expect(plateRegions.filter((name) => name.length < 1 || name.length > 4)).toEqual([]);
});

test.each([
  ['カ', 'か'],
  ['ｶ', 'か'],
  ['ヲ', 'を'],
  ['か', 'か'],
  ['Y', 'Y'],
])('reads the kana %s as %s', (typed, kana) => {
  expect(normalizePlateKana(typed)).toBe(kana);
});
