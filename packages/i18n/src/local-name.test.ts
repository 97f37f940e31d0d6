import { expect, it } from 'vitest';
import { localName } from './local-name.ts';

it('a row is called by its English name on English pages, and by the Japanese one where it has no other', () => {
  expect(localName('en', '岩槻センター', 'Iwatsuki Centre')).toBe('Iwatsuki Centre');
  expect(localName('en', '岩槻センター', null)).toBe('岩槻センター');
  expect(localName('en', '岩槻センター', '')).toBe('岩槻センター');
  expect(localName('ja', '岩槻センター', 'Iwatsuki Centre')).toBe('岩槻センター');
});

it('what is not there has no name in any language', () => {
  expect(localName('en', null, null)).toBeNull();
  expect(localName('ja', undefined, undefined)).toBeUndefined();
});
