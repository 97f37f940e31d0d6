import { expect, test } from 'vitest';
import { municipalities, municipalityOf, prefectureNamesEn, prefectures } from './municipality.ts';
import { isMunicipalityCode } from './municipality-code.ts';

test('there are 47 prefectures, and each has municipalities', () => {
  expect(prefectures).toHaveLength(47);
  expect([...new Set(municipalities.map(({ prefecture }) => prefecture))]).toEqual(prefectures);
});

test('every municipality has a valid code of its own', () => {
  const codes = municipalities.map(({ code }) => code);
  expect(codes.filter((code) => !isMunicipalityCode(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes).toEqual(codes.toSorted());
});

test('designated cities are listed by their wards', () => {
  expect(municipalityOf('111104')).toEqual({
    code: '111104',
    prefecture: '埼玉県',
    name: 'さいたま市岩槻区',
    kana: 'さいたましいわつきく',
  });
  expect(municipalityOf('111007')).toBeUndefined();
  const wards = municipalities.filter(({ name }) => name.startsWith('浜松市')).map(({ name, kana }) => [name, kana]);
  expect(wards).toEqual([
    ['浜松市中央区', 'はままつしちゅうおうく'],
    ['浜松市浜名区', 'はままつしはまなく'],
    ['浜松市天竜区', 'はままつしてんりゅうく'],
  ]);
});

test('an unknown code has no municipality', () => {
  expect(municipalityOf('999999')).toBeUndefined();
});

test('every prefecture has an English name of its own', () => {
  expect(new Set(prefectureNamesEn.values()).size).toBe(47);
  const some = ['北海道', '埼玉県', '東京都', '大阪府', '沖縄県'].map((name) => prefectureNamesEn.get(name));
  expect(some).toEqual(['Hokkaido', 'Saitama', 'Tokyo', 'Osaka', 'Okinawa']);
});
