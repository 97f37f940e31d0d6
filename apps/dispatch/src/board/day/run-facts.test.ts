import { expect, test } from 'vitest';
import { boardDay, run, stop, vehicle } from '../../../test/board.ts';
import { decisionsOf } from './decisions.ts';
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

test.each([
  ['a run of which nothing is known', { weightKg: 0, volumeCubicMetres: 0, cages: 0 }, [null, null, null], null],
  ['a run of which only the cages are known', { weightKg: 0, volumeCubicMetres: 0 }, [null, null, 50], 50],
  ['a run without deliveries', { count: 0, weightKg: 0, volumeCubicMetres: 0, cages: 0 }, [0, 0, 0], 0],
])('%s says only how full it is known to be', (_, given, [weight, volume, cages], percent) => {
  const fullness = fullnessOf({ load: { ...run(1).load, ...given } }, vehicle(1));
  expect(fullness).toEqual({ weight, volume, cages, pallets: null });
  expect(loadPercentOf(fullness)).toBe(percent);
});

test('a run of which nothing is known is left out of the average', () => {
  const unknown = run(2, { load: { ...run(1).load, weightKg: 0, volumeCubicMetres: 0, cages: 0 } });
  expect(decisionsOf(boardDay({ allocations: [run(1), unknown] })).averageLoad).toBe(82);
  expect(decisionsOf(boardDay({ allocations: [unknown] })).averageLoad).toBeNull();
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
