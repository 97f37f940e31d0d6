import { expect, it } from 'vitest';
import { localName } from './local-name.ts';

it('an English page shows the English name of a row, or the Japanese one when there is none', () => {
  expect(localName('en', '岩槻センター', 'Iwatsuki Centre')).toBe('Iwatsuki Centre');
  expect(localName('en', '岩槻センター', null)).toBe('岩槻センター');
  expect(localName('en', '岩槻センター', '')).toBe('岩槻センター');
  expect(localName('ja', '岩槻センター', 'Iwatsuki Centre')).toBe('岩槻センター');
});

it('returns nothing for a missing name in either language', () => {
  expect(localName('en', null, null)).toBeNull();
  expect(localName('ja', undefined, undefined)).toBeUndefined();
});
