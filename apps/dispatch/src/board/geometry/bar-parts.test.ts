import { expect, test } from 'vitest';
import { type BarFacts, barParts, codeForms } from './bar-parts.ts';

const facts: BarFacts = {
  hasSign: true,
  isFinding: true,
  code: 'IW-S01-2',
  from: '越谷',
  to: '八潮',
  start: '2:30',
  late: [],
  end: '11:00',
  otherDriver: null,
  load: '82%',
  zones: ['蔵', '凍'],
  stops: '12件',
  rowDriver: '佐藤 誠',
};

const said = (width: number, given: Partial<BarFacts> = {}) => {
  const { hasSign, code, zones, ...texts } = barParts(width, { ...facts, ...given });
  const kept = Object.entries(texts).flatMap(([name, text]) => (text === null ? [] : name));
  return { hasSign, code, kept: [...kept, ...(zones.length > 0 ? ['zones'] : [])].sort().join(' ') };
};

test.each([
  [300, 'IW-S01-2', 'end from load rowDriver start stops to zones'],
  [180, 'IW-S01-2', 'end from load start stops to zones'],
  [150, 'IW-S01-2', 'end from load start zones'],
  [110, 'IW-S01-2', 'end load start'],
  [90, 'S01-2', 'end start'],
  [64, 'S01', 'start'],
  [48, 'S01', 'start'],
  [28, null, ''],
])('a bar of %i px says %s and %s', (width, code, kept) => {
  expect(said(width)).toEqual({ hasSign: true, code, kept });
});

test.each([
  [300, 'end from start to'],
  [230, 'from start to'],
  [190, 'from to'],
  [150, 'from'],
])('a low bar of %i px says %s after its code', (width, kept) => {
  const { start, end, from, to } = barParts(width, facts, true);
  const said = Object.entries({ end, from, start, to }).filter(([, text]) => text !== null);
  expect(said.map(([name]) => name).join(' ')).toBe(kept);
});

test.each([
  [200, '2:30', '遅れ12分', '–11:00'],
  [130, '2:30', '+12分', '–11:00'],
  [80, '2:30', '+12分', null],
  [64, '2:30', null, null],
])('a late bar of %i px says when it starts, then how late it is, then when it ends', (width, ...kept) => {
  const { start, late, end } = barParts(width, { ...facts, end: '–11:00', late: ['遅れ12分', '+12分'] });
  expect([start, late, end]).toEqual(kept);
});

test('the sign of a finding is the last to go', () => {
  expect(said(26).hasSign).toBe(true);
  expect(said(14).hasSign).toBe(false);
});

test('without a sign the code of a narrow bar stays', () => {
  expect(said(48, { hasSign: false })).toEqual({ hasSign: false, code: 'S01-2', kept: 'start' });
});

test('a driver who is not that of the row matters more than the load', () => {
  expect(said(140, { otherDriver: '橋本' }).kept).toContain('otherDriver');
  expect(said(110, { otherDriver: '橋本' }).kept).not.toContain('load');
});

test.each([
  ['IW-S01-2', ['IW-S01-2', 'S01-2', 'S01']],
  ['IW-C05', ['IW-C05', 'C05']],
  ['IWATSUKI-C05', ['IWATSUKI-C05', 'C05']],
  ['臨時便', ['臨時便']],
])('%s is shortened from its centre on', (code, forms) => {
  expect(codeForms(code)).toEqual(forms);
});

test('the sign of a state goes before the course', () => {
  expect(said(34, { isFinding: false })).toMatchObject({ hasSign: false, code: 'S01' });
  expect(said(34)).toMatchObject({ hasSign: true, code: null });
});
