import { expect, test } from 'vitest';
import { createStyleCache } from './style-cache.ts';

test('a rule with an at sign begins a style element, which takes the rules that follow', () => {
  const { sheet } = createStyleCache();
  // As built for production; otherwise each rule has an element anyway.
  sheet.isSpeedy = true;
  const wide = '@media (min-width: 60rem) {.ui-a {display: grid;}}';
  const narrow = '@media (max-width: 30rem) {.ui-b {display: none;}}';
  for (const rule of ['.ui-a {display: flex;}', '.ui-b {color: red;}', wide, '.ui-c {gap: 4px;}', narrow]) {
    sheet.insert(rule);
  }
  const selectorsOf = ({ sheet: rules }: HTMLStyleElement) =>
    [...(rules?.cssRules ?? [])].map(({ cssText }) => cssText.split(' {')[0]);
  expect(sheet.tags.map(selectorsOf)).toEqual([
    ['.ui-a', '.ui-b'],
    ['@media (min-width: 60rem)', '.ui-c'],
    ['@media (max-width: 30rem)'],
  ]);
  expect(sheet.tags.every(({ parentNode }) => parentNode === document.head)).toBe(true);
  sheet.flush();
  expect(document.head.querySelectorAll('style')).toHaveLength(0);
});
