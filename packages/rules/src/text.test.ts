import { expect, test } from 'vitest';
import { isFullWidthKatakana, toFullWidthKatakana, toKatakana } from './kana.ts';
import { isPhone, normalizePhone } from './phone.ts';
import { formatPostalCode, isPostalCode, normalizePostalCode } from './postal-code.ts';
import { searchSpellings, searchText } from './search-text.ts';

test.each([
  ['髙橋', '高橋'],
  ['齋藤', '斎藤'],
  ['齊藤', '斉藤'],
  ['渡邉', '渡辺'],
  ['渡邊', '渡邉'],
  ['山﨑', '山崎'],
  ['ＡＢＣ運輸', 'abc運輸'],
  ['ﾏﾄﾞｶ', 'マドカ'],
  ['さとう', 'サトウ'],
  ['グエン・ヴァン・アン', 'グエンヴァンアン'],
  ['サーバー', 'サバ'],
  ['大宮 100 か 12-34', '大宮100か1234'],
  ['𠮷田', '吉田'],
  ['袖ケ浦', '袖ヶ浦'],
  ['IW-K05-1', 'iwk051'],
  ['１号車', '1号車'],
])('%s and %s are found by each other', (one, other) => {
  expect(searchText(one)).toBe(searchText(other));
});

test.each([
  ['㈱あかつき運輸', ['(株)アカツキ運輸', '株式会社アカツキ運輸']],
  ['（株）ひなた屋', ['(株)ヒナタ屋', '株式会社ヒナタ屋']],
  ['ひなた屋有限会社', ['ヒナタ屋有限会社', 'ヒナタ屋(有)']],
  ['ひなた屋', ['ヒナタ屋']],
])('a search for %s also looks for %j', (word, spellings) => {
  expect(searchSpellings(word)).toEqual(spellings);
});

const spelledOut = [
  ['佐々木', '佐佐木'],
  ['代々木', '代代木'],
  ['髙々', '高高'],
  ['いすゞ', 'イスズ'],
  ['いすず', 'イスズ'],
  ['イスヾ', 'イスズ'],
  ['ｲｽｽﾞ', 'イスズ'],
  ['いすゝ\u3099', 'イスズ'],
  ['こゝろ', 'ココロ'],
  ['コヽロ', 'ココロ'],
  ['ほゞ', 'ホボ'],
  ['みすゞ　飴', 'ミスズ飴'],
  ['うヾ', 'ウヴ'],
  ['がゞ', 'ガガ'],
  ['なゞ', 'ナナ'],
  ['こゝゝ', 'コココ'],
  ['ハヾヽ', 'ハババ'],
  ['ケ々', 'ケケ'],
  ['𠮷々', '吉吉'],
  ['𩸽々', '𩸽𩸽'],
  ['サー々', 'ササ'],
] as const;

test.each(spelledOut)('folds %s to %s', (text, folded) => {
  expect(searchText(text)).toBe(folded);
});

test.each([
  ['々', '々'],
  ['ゝまこ', 'ヽマコ'],
  ['ヾ', 'ヾ'],
  ['・々木', '々木'],
  ['々々', '々々'],
])('keeps a mark without a letter before it: %s', (text, folded) => {
  expect(searchText(text)).toBe(folded);
  expect(searchText('佐', text)).toBe(`佐 ${folded}`);
});

test('different names stay different', () => {
  expect(searchText('佐藤')).not.toBe(searchText('加藤'));
  expect(searchText('はし')).not.toBe(searchText('ばし'));
});

test('parts are kept apart, empty ones left out', () => {
  expect(searchText('A-1', null, '', undefined, '大宮')).toBe('a1 大宮');
  expect(searchText()).toBe('');
});

test.each([
  ['さとう まこと', 'サトウ　マコト'],
  ['ｻﾄｳ ﾏｺﾄ', 'サトウ　マコト'],
  ['  サトウ  ', 'サトウ'],
  ['サトウ  マコト', 'サトウ　マコト'],
])('%j becomes the kana %j', (text, kana) => {
  expect(toFullWidthKatakana(text)).toBe(kana);
  expect(isFullWidthKatakana(kana)).toBe(true);
});

test('kanji and Latin letters are no kana', () => {
  expect(isFullWidthKatakana('佐藤')).toBe(false);
  expect(isFullWidthKatakana('Sato')).toBe(false);
  expect(isFullWidthKatakana('グエン・ヴァン・アン')).toBe(true);
  expect(toKatakana('ゔぁんゝ')).toBe('ヴァンヽ');
});

test.each([
  ['〒339-0057', '3390057', true],
  ['３３９－００５７', '3390057', true],
  ['339ー0057', '3390057', true],
  ['339-057', '339057', false],
  ['339-00570', '33900570', false],
  ['', '', false],
])('the postal code %j', (text, digits, valid) => {
  expect(normalizePostalCode(text)).toBe(digits);
  expect(isPostalCode(digits)).toBe(valid);
});

test('a postal code is shown with its hyphen', () => {
  expect(formatPostalCode('3390057')).toBe('339-0057');
  expect(formatPostalCode('339')).toBe('339');
});

test.each([
  ['048-000-1234', true],
  ['03-1234-5678', true],
  ['090-0000-1234', true],
  ['050-1234-5678', true],
  ['070-1234-5678', true],
  ['080-1234-5678', true],
  ['0120-123-456', true],
  ['0800-123-4567', true],
  ['+81 90 0000 1234', true],
  ['（０４８）０００－１２３４', true],
  ['090-0000-123', false],
  ['03-1234-567', false],
  ['03-1234-56789', false],
  ['1-03-1234-5678', false],
  ['1-090-0000-1234', false],
  ['090-0000-12345', false],
  ['09+81 1234 5678', false],
  ['0800-123-456', false],
  ['1234567890', false],
  ['00-1234-5678', false],
  ['', false],
])('the telephone number %j is accepted: %s', (text, valid) => {
  expect(isPhone(normalizePhone(text))).toBe(valid);
});
