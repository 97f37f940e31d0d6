import type { Delivery } from '@haisha/validation/delivery';
import { expect, test } from 'vitest';
import {
  at,
  boardDay,
  companyId,
  crew,
  driver,
  driverId,
  finding,
  run,
  runId,
  vehicle,
  vehicleId,
} from '../../../test/board.ts';
import { delivery } from '../../../test/deliveries.ts';
import { rowsOfDay } from './board-rows.ts';
import type { BoardRow, Run } from './board-types.ts';
import { decisionsOf, nextOf } from './decisions.ts';
import { runFilter, showsRow } from './run-filter.ts';

const all = () => true;
const listed = (rows: readonly BoardRow[]) => rows.map(({ key, runs }) => [key, runs.map(({ id }) => id)]);

test('a vehicle has a row with its runs as they begin, whatever order they come in', () => {
  const late = run(2, { start: at('13:00'), end: at('18:00') });
  const { own } = rowsOfDay(boardDay({ allocations: [late, run(1)] }), 'vehicle', all);
  expect(listed(own)).toEqual([
    [`vehicle:${vehicleId(1)}`, [runId(1), runId(2)]],
    [`vehicle:${vehicleId(2)}`, []],
    [`vehicle:${vehicleId(3)}`, []],
  ]);
  expect(own[0]?.target).toEqual({ vehicleId: vehicleId(1) });
});

test('a row of a driver has the runs of both its drivers', () => {
  const shared = run(1, { crew: [crew(1), crew(2, { role: 'driver2' })] });
  const { own } = rowsOfDay(boardDay({ allocations: [shared] }), 'driver', all);
  expect(listed(own).slice(0, 2)).toEqual([
    [`driver:${driverId(1)}`, [runId(1)]],
    [`driver:${driverId(2)}`, [runId(1)]],
  ]);
});

test('runs without a vehicle or a driver stand on top, and take no drop', () => {
  const loose = run(1, { vehicleId: null, crew: [] });
  for (const rows of ['vehicle', 'driver'] as const) {
    const { own } = rowsOfDay(boardDay({ allocations: [loose] }), rows, all);
    expect(own[0]).toMatchObject({ key: 'none', target: null });
    expect(own[0]?.runs).toHaveLength(1);
  }
});

test('runs of delivery companies have a band of their own, cancelled and declined ones none', () => {
  const hired: Partial<Run> = { ownership: 'hired', vehicleId: null, crew: [], deliveryCompanyId: companyId(1) };
  const day = boardDay({
    allocations: [run(1, hired), run(2, { ...hired, status: 'declined' }), run(3, { status: 'cancelled' })],
  });
  const { own, companies } = rowsOfDay(day, 'vehicle', all);
  expect(listed(companies)).toEqual([[`company:${companyId(1)}`, [runId(1)]]]);
  expect(own.every(({ runs }) => runs.length === 0)).toBe(true);
});

const ofCourse = (number: number) => ({ courseId: vehicleId(number), courseCode: `IW-S0${number}` });
const leftOf = (number: number, given: Partial<Delivery> = {}) => delivery({ ...ofCourse(number), ...given });
const free = run(3, { courseId: null, courseCode: null });

test.each([
  ['its runs, in its order', [run(2, ofCourse(2)), run(1, ofCourse(1))], [], { 'IW-S01': 1, 'IW-S02': 1 }],
  ['deliveries left and no run', [], [leftOf(4), leftOf(2), leftOf(2)], { 'IW-S02': 0, 'IW-S04': 0 }],
  ['both, once', [run(1, ofCourse(1))], [leftOf(1), leftOf(6)], { 'IW-S01': 1, 'IW-S06': 0 }],
  ['a run that is cancelled and its deliveries left', [run(1, { status: 'cancelled' })], [leftOf(1)], { 'IW-S01': 0 }],
  [
    'deliveries that the filter shows',
    [],
    [leftOf(1, { temperatureZone: 'ambient' }), leftOf(2, { temperatureZone: 'frozen' })],
    { 'IW-S02': 0 },
  ],
  ['none of it: a run without a course stands on top', [free], [leftOf(1, { courseId: null })], { none: 1 }],
])('a course is a row with %s', (label, allocations, deliveriesLeft, expected) => {
  const day = boardDay({ allocations, deliveriesLeft });
  const shows = (one: Delivery) => !label.includes('filter') || one.temperatureZone === 'frozen';
  const { own, companies } = rowsOfDay(day, 'course', all, shows);
  const named = own.map(({ head, runs }) => [head.kind === 'course' ? head.code : head.kind, runs.length]);
  expect(named).toEqual(Object.entries(expected));
  expect(own.every(({ target }) => target === null)).toBe(true);
  expect(companies).toEqual([]);
});

test('a vehicle in repair and a driver on leave take no run on these days, both included', () => {
  const periods = [
    { status: 'inService', from: '2026-01-01', to: '2026-11-20' },
    { status: 'inMaintenance', from: '2026-11-21', to: '2026-11-22' },
  ] as const;
  const leave = [{ day: '2026-11-21', kind: 'paid' as const, part: 'day' as const }];
  const day = boardDay({ vehicles: [vehicle(1, { periods: [...periods] })], drivers: [driver(1, { leave })] });
  const band = { start: Date.parse(at('0:00')), reason: 'inMaintenance' };
  expect(rowsOfDay(day, 'vehicle', all).own[0]?.bands).toMatchObject([{ ...band, end: Date.parse(at('48:00')) }]);
  expect(rowsOfDay(day, 'driver', all).own[0]?.bands).toMatchObject([{ reason: 'paid', end: Date.parse(at('24:00')) }]);
  const half = boardDay({ drivers: [driver(1, { leave: [{ day: '2026-11-21', kind: 'paid', part: 'pm' }] })] });
  expect(rowsOfDay(half, 'driver', all).own[0]?.bands).toMatchObject([
    { start: Date.parse(at('12:00')), end: Date.parse(at('24:00')) },
  ]);
});

test('the head of a vehicle names who drives it today, else its usual driver', () => {
  const { own } = rowsOfDay(boardDay({ allocations: [run(1, { crew: [crew(3)] })] }), 'vehicle', all);
  const names = own.map(({ head }) => (head.kind === 'vehicle' ? head.driver?.name : null));
  expect(names).toEqual(['高橋 浩', '鈴木 健一', '高橋 浩']);
});

test('filters leave out runs, and rows with or without something', () => {
  const none = { cargoOwnerId: [], directionId: [], zone: [], only: [] };
  const shows = runFilter({ ...none, zone: ['ambient'] }, new Map());
  expect(shows(run(1))).toBe(false);
  const { own } = rowsOfDay(boardDay({ allocations: [run(1, { findings: [finding()] })] }), 'vehicle', all);
  const codes = (only: 'unassigned' | 'warnings') =>
    own.filter((row) => showsRow({ ...none, only: [only] }, row)).length;
  expect([codes('unassigned'), codes('warnings')]).toEqual([2, 1]);
});

test('what needs a decision is counted, and walked around its end', () => {
  const warned = run(2, { findings: [finding()], start: at('9:00') });
  const blocked = run(3, {
    findings: [finding({ level: 'red' }), finding()],
    status: 'requested',
    start: at('7:00'),
  });
  const answered = run(4, {
    findings: [finding({ level: 'red', overrideReason: '代車がない' })],
    status: 'confirmed',
  });
  const { runs, ...figures } = decisionsOf(boardDay({ allocations: [run(1), warned, blocked, answered] }));
  expect(Object.fromEntries(Object.entries(runs).map(([kind, list]) => [kind, list.length]))).toEqual({
    red: 1,
    amber: 1,
    unconfirmed: 2,
    requested: 1,
  });
  expect(figures).toMatchObject({ unassigned: 0, vehiclesUsed: 1, vehicles: 3, averageLoad: 82 });
  expect(nextOf(runs.unconfirmed, null)?.id).toBe(runId(1));
  expect(nextOf(runs.unconfirmed, runId(1))?.id).toBe(runId(2));
  expect(nextOf(runs.unconfirmed, runId(2))?.id).toBe(runId(1));
});
