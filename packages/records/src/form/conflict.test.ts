import { describe, expect, test } from 'vitest';
import { differences } from './conflict.ts';

const base = { name: '岩槻', phone: '0480000000', note: null, plate: { kana: 'か', serialNumber: '12' }, zones: [] };

describe('two people on one row', () => {
  test('a field only I changed is told from one only they changed', () => {
    const mine = { ...base, name: '岩槻営業所' };
    const theirs = { ...base, phone: '0481111111' };
    expect(differences(base, mine, theirs).map(({ name, changedBy }) => [name, changedBy])).toEqual([
      ['name', 'mine'],
      ['phone', 'theirs'],
    ]);
  });

  test('a field that both changed has both values', () => {
    expect(differences(base, { ...base, name: 'A' }, { ...base, name: 'B' })).toEqual([
      { name: 'name', mine: 'A', theirs: 'B', changedBy: 'both' },
    ]);
  });

  test('the same change by both is no difference', () => {
    expect(differences(base, { ...base, name: 'A' }, { ...base, name: 'A' })).toEqual([]);
  });

  test('a plate and a list of zones count as one value, whatever the order of their parts', () => {
    const mine = { ...base, plate: { serialNumber: '34', kana: 'か' } };
    expect(differences(base, mine, { ...base, plate: { kana: 'き', serialNumber: '12' } })).toHaveLength(1);
    expect(differences(base, { ...base, plate: { serialNumber: '12', kana: 'か' } }, base)).toEqual([]);
  });

  test('blank, nothing and left out are the same', () => {
    expect(differences(base, { ...base, note: '' }, { ...base, note: undefined })).toEqual([]);
  });

  test('terms are compared field by field where the form says so', () => {
    const was = { code: 'C1', terms: { closingDay: 20, note: null } };
    const mine = { code: 'C1', terms: { closingDay: 25, note: null } };
    const theirs = { code: 'C1', terms: { closingDay: 20, note: '月末' } };
    expect(differences(was, mine, theirs)).toMatchObject([{ name: 'terms', changedBy: 'both' }]);
    expect(differences(was, mine, theirs, ['terms'])).toEqual([
      { name: 'terms.closingDay', mine: 25, theirs: 20, changedBy: 'mine' },
      { name: 'terms.note', mine: null, theirs: '月末', changedBy: 'theirs' },
    ]);
    expect(differences({ terms: null }, { terms: null }, { terms: null }, ['terms'])).toEqual([]);
  });
});
