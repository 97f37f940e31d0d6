import { describe, expect, test } from 'vitest';
import { differences, mergedValues } from './conflict.ts';

const base = { name: '岩槻', phone: '0480000000', note: null, plate: { kana: 'か', serialNumber: '12' }, zones: [] };

describe('two people on one row', () => {
  test('a field only I changed stays mine, one only they changed is theirs', () => {
    const mine = { ...base, name: '岩槻営業所' };
    const theirs = { ...base, phone: '0481111111' };
    const found = differences(base, mine, theirs);
    expect(found.map(({ name, changedBy }) => [name, changedBy])).toEqual([
      ['name', 'mine'],
      ['phone', 'theirs'],
    ]);
    expect(mergedValues(mine, theirs, found, {})).toEqual({ ...base, name: '岩槻営業所', phone: '0481111111' });
  });

  test('a field both changed waits for a choice, and theirs stands until then', () => {
    const mine = { ...base, name: 'A' };
    const theirs = { ...base, name: 'B' };
    const found = differences(base, mine, theirs);
    expect(found).toMatchObject([{ name: 'name', mine: 'A', theirs: 'B', changedBy: 'both' }]);
    expect(mergedValues(mine, theirs, found, {}).name).toBe('B');
    expect(mergedValues(mine, theirs, found, { name: 'mine' }).name).toBe('A');
    expect(mergedValues(mine, theirs, found, { name: 'theirs' }).name).toBe('B');
  });

  test('a choice also turns round what would stand by itself', () => {
    const theirs = { ...base, phone: '0481111111' };
    const found = differences(base, base, theirs);
    expect(mergedValues(base, theirs, found, { phone: 'mine' }).phone).toBe('0480000000');
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
});
