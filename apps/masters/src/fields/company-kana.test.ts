import { expect, test } from 'vitest';
import { companyKana } from './company-kana.ts';

test('a company is read without its legal form, wherever that stands', () => {
  expect(companyKana('カブシキガイシャヒナタヤ')).toBe('ヒナタヤ');
  expect(companyKana('ヒナタヤ カブシキガイシャ')).toBe('ヒナタヤ');
  expect(companyKana('ヒナタヤ')).toBe('ヒナタヤ');
});
