import { expect, test } from 'vitest';
import { at, boardDate, boardDay, companyId, run, vehicleId } from '../../../test/board.ts';
import type { Run } from '../day/board-types.ts';
import { countsOf, screenLines } from './screen-lines.ts';

const linesAt = (clock: string, ...runs: Run[]) =>
  screenLines(boardDay({ allocations: runs }), boardDate, Date.parse(at(clock)));
const later = (given: Partial<Run>) => run(2, { start: at('14:00'), end: at('18:00'), ...given });

test.each([
  ['before its time', 'confirmed', '7:59', 'confirmed', 0],
  ['some minutes over its time', 'confirmed', '8:04', 'confirmed', 0],
  ['five minutes over it', 'confirmed', '8:05', 'late', 5],
  ['not even confirmed', 'planned', '8:20', 'late', 20],
  ['out', 'departed', '9:00', 'departed', 0],
  ['back', 'returned', '13:00', 'returned', 0],
] as const)('a run %s', (_, status, clock, state, lateMinutes) => {
  expect(linesAt(clock, run(1, { status }))).toMatchObject([{ state, lateMinutes }]);
});

test.each([
  ['the one that is out', 'departed', 'planned', 1],
  ['else the next one', 'returned', 'confirmed', 2],
  ['else the last one', 'returned', 'returned', 2],
] as const)('a vehicle with two runs shows %s', (_, first, second, place) => {
  expect(linesAt('13:00', run(1, { status: first }), later({ status: second }))).toMatchObject([{ place, of: 2 }]);
});

test('vehicles stand in the order of their numbers, then who has none of ours, and last those that are back', () => {
  const lines = linesAt(
    '9:00',
    run(1, { status: 'returned' }),
    run(3, { vehicleId: vehicleId(3), vehicleCode: 'IW-03', status: 'departed' }),
    run(2, { vehicleId: vehicleId(2), vehicleCode: 'IW-02', status: 'confirmed' }),
    run(4, { ...hired, status: 'requested', start: at('10:00') }),
    run(5, { vehicleId: null, vehicleCode: null, start: at('10:00') }),
  );
  expect(lines.map((line) => [line.vehicleCode, line.state])).toEqual([
    ['IW-02', 'late'],
    ['IW-03', 'departed'],
    [null, 'planned'],
    [null, 'requested'],
    ['IW-01', 'returned'],
  ]);
  expect(countsOf(lines)).toEqual({ planned: 1, requested: 1, confirmed: 0, late: 1, departed: 1, returned: 1 });
});

test('of the day before only what is still out is shown, and nothing that was cancelled', () => {
  const before = { operationDate: '2026-11-20', start: at('-2:00'), end: at('5:00') };
  const lines = linesAt(
    '4:00',
    run(1, { ...before, status: 'departed' }),
    run(2, { ...before, status: 'returned', vehicleId: vehicleId(2), vehicleCode: 'IW-02' }),
    run(3, { status: 'cancelled', vehicleId: vehicleId(3), vehicleCode: 'IW-03' }),
  );
  expect(lines.map(({ vehicleCode }) => vehicleCode)).toEqual(['IW-01']);
});

const hired = {
  ownership: 'hired',
  vehicleId: null,
  vehicleCode: null,
  deliveryCompanyId: companyId(1),
  deliveryCompanyName: '彩北運輸',
  crew: [],
} as const satisfies Partial<Run>;
