import { describe, expect, test } from 'vitest';
import { plateStyle } from './plate-style.ts';

describe('the look of a plate', () => {
  test.each([
    ['100', 'か', 'business'],
    ['100', 'さ', 'private'],
    ['100', 'わ', 'private'],
    ['480', 'り', 'lightBusiness'],
    ['480', 'あ', 'lightBusiness'],
    ['480', 'さ', 'lightPrivate'],
    ['583', 'た', 'lightPrivate'],
    ['400', 'た', 'private'],
    ['88', 'か', 'business'],
  ])('%s %s is %s', (classNumber, kana, style) => {
    expect(plateStyle({ classNumber, kana })).toBe(style);
  });

  test('is green before anything is typed', () => {
    expect(plateStyle({ classNumber: '', kana: null })).toBe('business');
  });
});
