import { expect, test } from 'vitest';
import { at, boardDay, companyId, crew, driverId, run, runId, vehicleId } from '../../../test/board.ts';
import { delivery } from '../../../test/deliveries.ts';
import type { Target } from '../day/board-types.ts';
import { dayWithout, dayWithRuns, optimisticDay } from './optimistic-day.ts';

const times = { start: at('9:00'), end: at('13:30') };
const moveTo = (target: Target) =>
  optimisticDay(boardDay(), { kind: 'move', runId: runId(1), target, ...times }).allocations[0];

test('a moved run stands on its new row at once, with the duty of its crew', () => {
  expect(moveTo({ vehicleId: vehicleId(2) })).toMatchObject({
    ...times,
    vehicleId: vehicleId(2),
    vehicleCode: 'IW-02',
    reportAt: at('8:30'),
  });
  expect(moveTo({ driverId: driverId(2) })).toMatchObject({
    vehicleId: vehicleId(1),
    crew: [{ driverId: driverId(2) }],
  });
  expect(moveTo({ deliveryCompanyId: companyId(1) })).toMatchObject({ ownership: 'hired', vehicleId: null, crew: [] });
});

test('the second driver stays with the run', () => {
  const day = boardDay({ allocations: [run(1, { crew: [crew(1), crew(2, { role: 'driver2' })] })] });
  const command = { kind: 'move', runId: runId(1), target: { driverId: driverId(3) }, ...times } as const;
  expect(optimisticDay(day, command).allocations[0]?.crew.map((one) => one.driverId)).toEqual([
    driverId(3),
    driverId(2),
  ]);
});

test('placed deliveries leave the list', () => {
  const day = boardDay({ deliveriesLeft: [delivery(), delivery({ id: 'other' })] });
  const command = { kind: 'place', runId: runId(1), deliveryIds: ['other'], fromRunId: null } as const;
  const { deliveriesLeft, allocations } = optimisticDay(day, command);
  expect(deliveriesLeft.map(({ id }) => id)).toEqual([delivery().id]);
  expect(allocations[0]?.load.count).toBe(2);
});

test('what the server answers takes its place, unless a newer one is there', () => {
  const newest = run(1, { version: 3 });
  expect(dayWithRuns(boardDay(), [newest, run(2)]).allocations).toEqual([newest, run(2)]);
  expect(dayWithRuns(boardDay({ allocations: [newest] }), [run(1, { version: 2 })]).allocations).toEqual([newest]);
});

test('a refused run goes back to where it was, other changes stay', () => {
  const before = boardDay({ allocations: [run(1), run(2)], deliveriesLeft: [delivery()] });
  const elsewhere = run(2, { version: 2, title: '新' });
  const now = { ...before, allocations: [run(1, times), elsewhere], deliveriesLeft: [] };
  expect(dayWithout(now, before, [runId(1), runId(2)])).toMatchObject({
    allocations: [{ start: at('8:00') }, elsewhere],
    deliveriesLeft: [{ id: delivery().id }],
  });
});
