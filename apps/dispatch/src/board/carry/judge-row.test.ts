import { expect, test } from 'vitest';
import { at, boardDay, companyId, crew, driver, run, runId, vehicle } from '../../../test/board.ts';
import { delivery } from '../../../test/deliveries.ts';
import { rowsOfDay } from '../day/board-rows.ts';
import { overRow, shifted, takeDeliveries, takeRun } from './carry.ts';
import { judgeOnRow } from './judge-row.ts';

const taken = takeRun(run(1), 'x', 'whole', 'keys');

function judged(day = boardDay(), index = 1, carry = taken) {
  const row = rowsOfDay(day, 'vehicle', () => true).own[index];
  if (!row) throw new Error('no such row');
  const { level, findings } = judgeOnRow(day, carry, row);
  return { level, codes: findings.map(({ code }) => code), findings };
}

test('a free vehicle takes the run, and so does the one that it stands on', () => {
  expect(judged().level).toBe('ok');
  expect(judged(boardDay(), 0).level).toBe('ok');
});

test('two runs of a vehicle at a time are in the way of each other, with the time from which it goes', () => {
  const other = run(2, { vehicleId: vehicle(2).id, crew: [crew(2)], start: at('11:00'), end: at('14:00') });
  const { level, findings } = judged(boardDay({ allocations: [run(1), other] }));
  expect(level).toBe('block');
  expect(findings[0]).toMatchObject({
    code: 'vehicleBooked',
    params: { runId: runId(2) },
    startLaterAt: Date.parse(at('14:00')),
  });
});

test('little time between two runs wants a reason', () => {
  const other = run(2, { vehicleId: vehicle(2).id, crew: [crew(2)], start: at('12:05'), end: at('14:00') });
  expect(judged(boardDay({ allocations: [run(1), other] }))).toMatchObject({
    level: 'warn',
    codes: ['vehicleTightBetween'],
  });
});

test('the driver goes with his run, and may be on another at that time', () => {
  const other = run(2, { vehicleId: vehicle(3).id, start: at('12:30'), end: at('16:00') });
  const later = shifted(taken, 60);
  expect(judged(boardDay({ allocations: [run(1), other] }), 1, later).codes).toEqual(['driverBooked']);
});

test('a vehicle in repair, without the zone or too small does not take it', () => {
  const periods = [{ status: 'inMaintenance', from: '2026-11-20', to: null } as const];
  const small = vehicle(2, { periods, zones: ['ambient'], maxLoadKg: 2000 });
  expect(judged(boardDay({ vehicles: [vehicle(1), small] })).codes.sort()).toEqual([
    'notInService',
    'overweight',
    'zoneMissing',
  ]);
});

test('a driver on leave, or without his rest, does not take it', () => {
  const { hours } = driver(1);
  const tired = driver(1, { hours: { ...hours, lastEndAt: at('1:00'), earliestStartAt: at('10:00') } });
  expect(judged(boardDay({ drivers: [tired] })).findings).toMatchObject([
    { code: 'restTooShort', params: { actual: 420, limit: 540 }, startLaterAt: Date.parse(at('10:00')) },
  ]);
  const away = driver(1, { leave: [{ day: '2026-11-21', kind: 'paid' }] });
  expect(judged(boardDay({ drivers: [away] })).codes).toEqual(['onLeave']);
});

test('deliveries are judged with what is on the run already', () => {
  const heavy = takeDeliveries([delivery({ weightKg: 700 })], 'x', 'keys');
  expect(judged(boardDay(), 0, overRow(heavy, 'x', runId(1))).codes).toContain('overweight');
  expect(judged(boardDay(), 1, heavy).level).toBe('ok');
});

test('a delivery company takes any run here; the API asks for its papers', () => {
  const day = boardDay({ deliveryCompanies: [{ id: companyId(1), code: 'K', name: 'K', nameEn: null }] });
  const [row] = rowsOfDay(day, 'vehicle', () => true).companies;
  expect(row && judgeOnRow(day, taken, row).level).toBe('ok');
});
