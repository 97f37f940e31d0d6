import { describe, expect, it } from 'vitest';
import { englishLabel, recordLabel } from './record-label.ts';

const named = { code: 'IW', name: '岩槻センター', nameEn: 'Iwatsuki Centre' };

describe('what people call a row', () => {
  it('is its code and its name, in English the English one where it has one', () => {
    expect(recordLabel(named)).toBe('IW 岩槻センター');
    expect(recordLabel(named, 'en')).toBe('IW Iwatsuki Centre');
    expect(recordLabel({ ...named, nameEn: null }, 'en')).toBe('IW 岩槻センター');
  });

  it('is known in English where the label in the log was written from the row', () => {
    expect(englishLabel('IW 岩槻センター', named)).toBe('IW Iwatsuki Centre');
    expect(englishLabel('departments.csv', named)).toBeNull();
    expect(englishLabel('IW 岩槻センター', { ...named, nameEn: null })).toBeNull();
    expect(englishLabel(null, null)).toBeNull();
  });
});
