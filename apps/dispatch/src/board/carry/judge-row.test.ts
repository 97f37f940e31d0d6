import type { BoardPlace } from '@haisha/validation/board-day';
import { expect, test } from 'vitest';
import {
  at,
  boardDay,
  company,
  crew,
  driver,
  driverId,
  duty,
  finding,
  run,
  runId,
  stop,
  vehicle,
} from '../../../test/board.ts';
import { delivery } from '../../../test/deliveries.ts';
import { rowsOfDay } from '../day/board-rows.ts';
import type { Run } from '../day/board-types.ts';
import { candidateRun } from './candidate-run.ts';
import { overRow, shifted, takeDeliveries, takeRun } from './carry.ts';
import { judgeOnRow } from './judge-row.ts';
import { judgeStanding } from './judge-standing.ts';
import { startLaterAt } from './verdict.ts';

const noFees: Run['fees'] = {
  ...{ loadingFeeYen: null, unloadingFeeYen: null, waitingFeeYen: null, surchargeYen: null, otherFeeYen: null },
  ...{ otherFeeText: null, tollYen: null, taxKind: null, paymentDate: null },
};

const taken = takeRun(run(1), 'x', 'whole', 'keys');

function judged(day = boardDay(), index = 1, carry = taken) {
  const row = rowsOfDay(day, 'vehicle', () => true).own[index];
  if (!row) throw new Error('no such row');
  const { level, findings } = judgeOnRow(day, carry, row);
  const loud = findings.filter((one) => one.level !== 'info');
  return { level, codes: loud.map(({ code }) => code), findings: loud };
}

test('a free vehicle takes the run, and so does the one that it stands on', () => {
  expect(judged().level).toBe('ok');
  expect(judged(boardDay(), 0).level).toBe('ok');
});

test('two runs of a vehicle at a time are in the way of each other, with the time from which it goes', () => {
  const other = run(2, { vehicleId: vehicle(2).id, crew: [crew(2)], start: at('11:00'), end: at('14:00') });
  const { level, findings } = judged(boardDay({ allocations: [run(1), other] }));
  expect(level).toBe('red');
  expect(findings[0]).toMatchObject({ code: 'vehicleBooked', params: { runId: runId(2) } });
  expect(findings[0] && startLaterAt(findings[0])).toBe(Date.parse(at('14:00')));
});

test('little time between two runs wants a reason, unless one was given', () => {
  const other = run(2, { vehicleId: vehicle(2).id, crew: [crew(2)], start: at('12:05'), end: at('14:00') });
  const day = boardDay({ allocations: [run(1), other] });
  const { codes, findings, level } = judged(day);
  expect([level, codes]).toEqual(['amber', ['vehicleTightBetween']]);
  const known = run(1, { findings: findings.map((one) => ({ ...one, overrideReason: '近くで積む' })) });
  expect(judged(day, 1, takeRun(known, 'x', 'whole', 'keys')).level).toBe('ok');
});

test('what stands against a run already asks for no reason, and is told all the same', () => {
  const away = driver(1, { leave: [{ day: '2026-11-21', kind: 'paid', part: 'day' }] });
  const day = boardDay({ drivers: [away] });
  const row = rowsOfDay(day, 'vehicle', () => true).own[1];
  if (!row) throw new Error('no such row');
  const verdict = (known: Partial<Run>) => judgeOnRow(day, takeRun(run(1, known), 'x', 'whole', 'keys'), row);
  const findings = verdict({}).findings;
  expect(verdict({ findings: [...findings] })).toMatchObject({ level: 'ok', stays: [{ code: 'onLeave' }] });
  const gone = findings.map((one) => ({ ...one, overrideReason: '本人と話した' }));
  expect(verdict({ findings: gone })).toMatchObject({ level: 'ok', stays: [] });
});

test('a reason for one finding is none for another', () => {
  const known = takeRun(run(1, { findings: [finding()] }), 'x', 'whole', 'keys');
  expect(judged(boardDay({ vehicles: [vehicle(1), vehicle(2, { maxLoadKg: 2000 })] }), 1, known).codes).toEqual([
    'overweight',
  ]);
});

test('the driver goes with his run, and may be on another at that time', () => {
  const other = run(2, { vehicleId: vehicle(3).id, start: at('12:30'), end: at('16:00') });
  const later = shifted(taken, 60);
  expect(judged(boardDay({ allocations: [run(1), other] }), 1, later).codes).toEqual(['driverBooked']);
});

test('a vehicle in repair, without the zone or too small does not take it', () => {
  const periods = [{ status: 'inMaintenance', from: '2026-11-20', to: null } as const];
  const small = vehicle(2, { periods, zones: ['ambient'], maxLoadKg: 2000 });
  const { codes } = judged(boardDay({ vehicles: [vehicle(1), small] }));
  expect(codes.toSorted()).toEqual(['notInService', 'overweight', 'zoneMissing']);
});

test('a driver on leave, or without his rest, does not take it', () => {
  const late = duty(7, '-10:00', '1:00');
  const tired = judged(boardDay({ drivers: [driver(1, { duties: [late] })] }));
  expect(tired).toMatchObject({ level: 'red', codes: expect.arrayContaining(['restTooShort']) });
  const away = driver(1, { leave: [{ day: '2026-11-21', kind: 'paid', part: 'day' }] });
  expect(judged(boardDay({ drivers: [away] })).codes).toEqual(['onLeave']);
});

test('on the row of a driver the second one stays', () => {
  const shared = run(1, { crew: [crew(1), crew(2, { role: 'driver2' })] });
  const away = driver(2, { leave: [{ day: '2026-11-21', kind: 'sick', part: 'day' }] });
  const day = boardDay({ allocations: [shared], drivers: [driver(1), away, driver(3)] });
  const row = rowsOfDay(day, 'driver', () => true).own[2];
  const found = row ? judgeOnRow(day, takeRun(shared, 'x', 'whole', 'keys'), row).findings : [];
  expect(found).toMatchObject([{ code: 'onLeave', params: { driverId: driverId(2) } }]);
});

test('deliveries are judged with what is on the run already', () => {
  const heavy = takeDeliveries([delivery({ weightKg: 700 })], 'x', 'keys');
  expect(judged(boardDay(), 0, overRow(heavy, 'x', runId(1))).codes).toContain('overweight');
  expect(judged(boardDay(), 1, heavy).level).toBe('ok');
});

const [centre, north, far] = ['30000000-0000-4000-8000-000000000009', 'north', 'far'];
const place = (id: string, at: number): BoardPlace => ({
  ...{ id, name: id, nameEn: null, workMinutes: 20, latitude: 35 + at * 0.0666, longitude: 139, closedWeekdays: [] },
  access: { largestVehicleClass: null, maxHeightCm: null, maxLengthCm: null, needsTailLift: false },
});
const places = [place(centre, 0), place(north, 1), place(far, 3)];

test.each([
  ['of a course', 'course', 90],
  ['without one', null, 60],
])('a group of ten hours %s has the break that the API plans, and a free vehicle takes it', (_, courseId, minutes) => {
  const course = {
    ...{ id: 'course', reportMinutes: 450, leaveGarageMinutes: 480, returnMinutes: 1080, endMinutes: 1100 },
    ...{ drivingMinutes: 200, breakMinutes: 90, standardDistanceKm: 120 },
  };
  const goods = [
    delivery({ courseId, originId: centre, destinationId: north, loadMinutes: 480, arriveFromMinutes: 600 }),
    delivery({
      id: 'b',
      courseId,
      originId: centre,
      destinationId: far,
      arriveFromMinutes: 960,
      arriveToMinutes: 1020,
    }),
  ];
  const day = boardDay({ deliveriesLeft: goods, places, courses: [course] });
  const carry = takeDeliveries(goods, 'x', 'keys');
  expect(candidateRun(day, carry, undefined)).toMatchObject({
    breakMinutes: minutes,
    reportAt: at('7:30'),
    stops: [{ id: centre }, { id: north, plannedArriveAt: at('8:51') }, { id: far }],
  });
  expect(judged(day, 1, carry).level).toBe('ok');
});

test('a delivery is put in the stops of a run where its time is, and closed places are told', () => {
  const stops = [
    stop(1, '岩槻センター', { destinationId: centre }),
    stop(2, '遠い店', { destinationId: far, windowFrom: at('11:00'), windowTo: at('11:30') }),
  ];
  const stands = run(1, { stops, load: { ...run(1).load, weightKg: 100 } });
  const closed = places.map((one) => (one.id === north ? { ...one, closedWeekdays: ['saturday' as const] } : one));
  const day = boardDay({ allocations: [stands], places: closed });
  const added = delivery({ originId: centre, destinationId: north, arriveFromMinutes: 540, arriveToMinutes: 570 });
  const carry = overRow(takeDeliveries([added], 'x', 'keys'), 'x', runId(1));
  const planned = candidateRun(day, carry, stands).stops;
  expect(planned.map(({ id }) => id)).toEqual([stops[0]?.id, north, stops[1]?.id]);
  expect(planned[1]).toMatchObject({ plannedArriveAt: at('8:51'), windowTo: at('9:30'), isClosed: true });
  expect(judged(day, 0, carry).codes).toEqual(['destinationClosed']);
});

test('a delivery company without its permit does not take it', () => {
  const day = boardDay({ deliveryCompanies: [company(1), company(2, { permitNumber: null })] });
  const levels = rowsOfDay(day, 'vehicle', () => true).companies.map((row) => judgeOnRow(day, taken, row).level);
  expect(levels).toEqual(['ok', 'red']);
});

test('a moved run takes its stops and the duty of its crew along, a longer one does not', () => {
  expect(candidateRun(boardDay(), shifted(taken, 60), undefined)).toMatchObject({
    reportAt: at('8:30'),
    endAt: at('13:30'),
    stops: [{ plannedArriveAt: at('9:00') }, { plannedArriveAt: at('10:00') }],
  });
  expect(candidateRun(boardDay(), shifted({ ...taken, part: 'end' }, 60), undefined)).toMatchObject({
    reportAt: at('7:30'),
    endAt: at('13:30'),
    stops: [{ plannedArriveAt: at('8:00') }, { plannedArriveAt: at('9:00') }],
  });
});

test('a fee that is not shown is not said to be missing', () => {
  const own: Partial<Run> = { vehicleId: null, vehicleCode: null, crew: [], status: 'requested' };
  const hired: Partial<Run> = { ...own, ownership: 'hired', deliveryCompanyId: company(1).id };
  const codes = (fees: Run['fees']) =>
    judgeStanding(boardDay({ deliveryCompanies: [company(1)] }), run(1, { ...hired, fees })).map(({ code }) => code);
  expect(codes(noFees)).toContain('hiredFeeMissing');
  expect(codes(null)).not.toContain('hiredFeeMissing');
});
