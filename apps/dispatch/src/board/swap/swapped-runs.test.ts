import { expect, test } from 'vitest';
import { at, boardDay, crew, driver, driverId, duty, run, runId, vehicle, vehicleId } from '../../../test/board.ts';
import type { Swapped } from '../commands/board-command.ts';
import { judgeSwap, swapChanges, swapPartners, swappedRuns } from './swapped-runs.ts';

const first = run(1);
const second = run(2, {
  vehicleId: vehicleId(2),
  vehicleCode: 'IW-02',
  crew: [crew(2)],
  start: at('13:00'),
  end: at('17:00'),
});
const codes = (day = boardDay({ allocations: [first, second] }), what: Swapped = 'both', one = first, other = second) =>
  judgeSwap(day, one, other, what).map(({ findings }) =>
    findings.filter(({ level }) => level !== 'info').map(({ code }) => code),
  );

test('they exchange vehicle with trailer, drivers, or both; times and who helps stay', () => {
  const helped = run(1, { trailerId: vehicleId(3), crew: [crew(1), crew(3, { role: 'helper' })] });
  const [one, other] = swappedRuns(helped, second, 'vehicle');
  expect([one.vehicleId, one.trailerId, one.crew]).toEqual([vehicleId(2), null, helped.crew]);
  expect([other.vehicleCode, other.trailerId]).toEqual(['IW-01', vehicleId(3)]);
  const [driven] = swappedRuns(helped, second, 'driver');
  expect(driven.vehicleId).toBe(vehicleId(1));
  expect(driven.crew.map(({ driverId: id, role, start }) => [id, role, start])).toEqual([
    [driverId(2), 'driver1', at('8:00')],
    [driverId(3), 'helper', at('8:00')],
  ]);
  expect(swappedRuns(...swappedRuns(helped, second, 'both'), 'both')[0].vehicleId).toBe(vehicleId(1));
});

test('a swap that both vehicles and drivers take finds nothing', () => {
  expect(codes()).toEqual([[], []]);
});

test('what is too heavy for the other vehicle is found in the run that would get it', () => {
  const day = boardDay({ allocations: [first, second], vehicles: [vehicle(1), vehicle(2, { maxLoadKg: 2000 })] });
  expect(codes(day, 'vehicle')).toEqual([['overweight'], []]);
});

test('a third run of the vehicle is in the way, the run that lets it go is not', () => {
  const third = run(3, { vehicleId: vehicleId(2), crew: [crew(3)], start: at('9:00'), end: at('10:00') });
  expect(codes(boardDay({ allocations: [first, second, third] }), 'vehicle')).toEqual([['vehicleBooked'], []]);
  const late = run(1, { start: at('13:00'), end: at('17:00') });
  expect(codes(boardDay({ allocations: [late, second] }), 'both', late)).toEqual([[], []]);
});

test('the hours of a driver are counted without the run that he gives away', () => {
  const calm = { stops: [], drivingMinutes: 180, breakMinutes: 120 };
  const long = run(1, { ...calm, start: at('5:00'), end: at('17:00'), reportAt: at('4:30'), endAt: at('17:30') });
  const night = run(2, {
    ...calm,
    ...{ vehicleId: vehicleId(2), crew: [crew(2)], start: at('6:00'), end: at('18:00') },
    ...{ reportAt: at('5:30'), endAt: at('18:30') },
  });
  const drivers = [
    driver(1, { duties: [duty(1, '4:30', '17:30')] }),
    driver(2, { duties: [duty(2, '5:30', '18:30')] }),
  ];
  expect(codes(boardDay({ allocations: [long, night], drivers }), 'driver', long, night)).toEqual([[], []]);
});

test('only own plans of the day are offered, and equal vehicles or drivers are nothing to exchange', () => {
  const runs = [
    first,
    second,
    run(3, { status: 'departed' }),
    run(4, { ownership: 'hired' }),
    run(5, { status: 'cancelled' }),
    run(6, { operationDate: '2026-11-22' }),
    run(7, { start: at('6:00') }),
  ];
  expect(swapPartners(boardDay({ allocations: runs }), first).map(({ id }) => id)).toEqual([runId(7), runId(2)]);
  expect([swapChanges(first, run(7), 'both'), swapChanges(first, second, 'driver')]).toEqual([false, true]);
  expect(swapChanges(first, run(7, { crew: [crew(2)] }), 'vehicle')).toBe(false);
});
