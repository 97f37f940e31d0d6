import { expect, test } from 'vitest';
import { createStyleCache } from './style-cache.ts';

test('each drawing begins a style element, and so does each rule with an at sign', async () => {
  const { sheet } = createStyleCache();
  // As built for production; otherwise each rule has an element anyway.
  sheet.isSpeedy = true;
  const wide = '@media (min-width: 60rem) {.ui-a {display: grid;}}';
  const narrow = '@media (max-width: 30rem) {.ui-b {display: none;}}';
  for (const rule of ['.ui-a {display: flex;}', '.ui-b {color: red;}', wide, '.ui-c {gap: 4px;}', narrow]) {
    sheet.insert(rule);
  }
  await Promise.resolve();
  sheet.insert('.ui-d {gap: 8px;}');
  const selectorsOf = ({ sheet: rules }: HTMLStyleElement) =>
    [...(rules?.cssRules ?? [])].map(({ cssText }) => cssText.split(' {')[0]);
  expect(sheet.tags.map(selectorsOf)).toEqual([
    ['.ui-a', '.ui-b'],
    ['@media (min-width: 60rem)', '.ui-c'],
    ['@media (max-width: 30rem)'],
    ['.ui-d'],
  ]);
  expect(sheet.tags.every(({ parentNode }) => parentNode === document.head)).toBe(true);
  const { tags } = sheet;
  sheet.flush();
  expect(tags.some(({ isConnected }) => isConnected)).toBe(false);
});
