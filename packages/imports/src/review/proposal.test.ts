import { expect, test } from 'vitest';
import { proposalOf } from './proposal.ts';

const proposed = (cell: string, text: string, near: string) =>
  proposalOf(
    { cells: [cell], issues: [{ column: 0, path: 'x', code: 'importRow.near', params: { text, near } }] },
    0,
    'ja',
  );

test.each([
  [' 厚木 ', '厚木', '厚木センター', '厚木センター'],
  ['4t / 10t 冷凍 / 10t', '10t', '10t ウイング', '4t / 10t 冷凍 / 10t ウイング'],
  ['月 午前中 / 火 9:00-11:00', '午前中', '8:00-12:00', '月 8:00-12:00 / 火 9:00-11:00'],
  ['越谷 240+90+30', '越谷', 'IW-S01', 'IW-S01 240+90+30'],
])('in %j the word %j becomes %j', (cell, text, near, whole) => {
  expect(proposed(cell, text, near)).toBe(whole);
});

test('a word that stands in another column has no proposal in this one', () => {
  expect(proposed('月', '午前中', '8:00-12:00')).toBeUndefined();
});

test('what is at fault otherwise has no proposal', () => {
  const issues = [{ column: 0, path: 'x', code: 'importRow.unknown', params: { text: '厚木' } }];
  expect(proposalOf({ cells: ['厚木'], issues }, 0, 'ja')).toBeUndefined();
});

test.each([
  ['ja', '女性'],
  ['en', 'Female'],
] as const)('what is proposed is in the language of the page: %s', (locale, word) => {
  const params = { text: 'femal', near: '女性', nearEn: 'Female' };
  const issues = [{ column: 0, path: 'sex', code: 'importRow.choice', params }];
  expect(proposalOf({ cells: ['femal'], issues }, 0, locale)).toBe(word);
});
