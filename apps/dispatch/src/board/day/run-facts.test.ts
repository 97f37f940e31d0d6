import { expect, test } from 'vitest';
import { run, stop, vehicle } from '../../../test/board.ts';
import { codeOf, endsOf, fullnessOf, isCarriable, loadPercentOf, shortPlace } from './run-facts.ts';

test.each([
  ['ひなた屋 越谷店', '越谷'],
  ['岩槻センター', '岩槻'],
  ['八潮', '八潮'],
  ['本店', '本店'],
])('%s is written %s on a bar', (name, short) => {
  expect(shortPlace(name)).toBe(short);
});

test('a run is as full as the measure that is fullest, rounded up', () => {
  const fullness = fullnessOf(run(1), vehicle(1));
  expect(fullness).toEqual({ weight: 82, volume: 50, cages: 50, pallets: null });
  expect(loadPercentOf(fullness)).toBe(82);
  expect(loadPercentOf(fullnessOf(run(1), undefined))).toBeNull();
});

test('a run without a course is called by its title, else by its number', () => {
  expect(codeOf(run(1))).toBe('IW-S01');
  expect(codeOf(run(1, { courseCode: null, title: '臨時便' }))).toBe('臨時便');
  expect(codeOf(run(1, { courseCode: null }))).toBe('#0001');
});

test('a break is no place of a run, and one place is no way', () => {
  const stops = [stop(3, 'C'), stop(1, 'A'), stop(4, '休憩', { kind: 'break' })];
  expect(endsOf({ stops })).toMatchObject({ from: { placeName: 'A' }, to: { placeName: 'C' } });
  expect(endsOf({ stops: [stop(1, 'A')] })).toMatchObject({ from: { placeName: 'A' }, to: null });
});

test('what has left the garage stays where it is', () => {
  expect(isCarriable(run(1))).toBe(true);
  expect(isCarriable(run(1, { status: 'departed' }))).toBe(false);
  expect(isCarriable(run(1, { archivedAt: '2026-11-20T00:00:00.000Z' }))).toBe(false);
});
