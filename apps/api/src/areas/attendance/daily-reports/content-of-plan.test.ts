import { expect, test } from 'vitest';
import { contentOfPlan } from './content-of-plan.ts';
import type { PlannedStop } from './read-run-plan.ts';

const at = (time: string) => new Date(Date.parse(`2026-11-20T${time}:00+09:00`)).toISOString();
const next = (time: string) => new Date(Date.parse(`2026-11-21T${time}:00+09:00`)).toISOString();
const stop = (given: Partial<PlannedStop>): PlannedStop => ({
  ...{ id: 's', kind: 'unload', placeName: '春日部店', plannedArriveAt: at('23:00'), plannedDepartAt: at('23:20') },
  ...{
    workMinutes: 20,
    actualArriveAt: null,
    actualDepartAt: null,
    waitingMinutes: null,
    weightKg: null,
    pieces: null,
  },
  ...given,
});
const given = {
  run: { operationDate: '2026-11-20', start: at('22:00'), end: next('01:30') },
  ...{ garage: '岩槻センター', facts: { lastOdometerKm: 48_210 } },
  ...{ actualOutAt: null, actualInAt: null, odometerOutKm: null, odometerInKm: null, stops: [], punches: [], crew: [] },
};
const wholeRun = { from: given.run.start, to: given.run.end };

test('a report begins as the run was planned, over midnight as well, with the odometer where it stood', () => {
  expect(contentOfPlan(given)).toMatchObject({
    ...{ startPlace: '岩槻センター', startMinutes: 22 * 60, endPlace: '岩槻センター', endMinutes: 25.5 * 60 },
    ...{ odometerStartKm: 48_210, odometerEndKm: null, stops: [], pauses: [] },
  });
  const actual = { actualOutAt: at('22:04'), actualInAt: next('02:00'), odometerOutKm: 48_212, odometerInKm: 48_300 };
  expect(contentOfPlan({ ...given, ...actual })).toMatchObject({
    ...{ startMinutes: 22 * 60 + 4, endMinutes: 26 * 60, odometerStartKm: 48_212, odometerEndKm: 48_300 },
  });
});

test('a stop has its times as they were, with waiting before the work, else as planned', () => {
  const late = { actualArriveAt: at('23:10'), actualDepartAt: next('00:45'), waitingMinutes: 75 };
  const stops = [stop({}), stop(late), stop({ workMinutes: 0 }), stop({ kind: 'load', weightKg: 820, pieces: 40 })];
  const [planned, waited, passed, loaded] = stops.flatMap((one) => contentOfPlan({ ...given, stops: [one] }).stops);
  expect(planned).toMatchObject({
    arrivedMinutes: 1380,
    workFromMinutes: 1380,
    workToMinutes: 1400,
    departedMinutes: 1400,
  });
  expect(planned).toMatchObject({ hasHandling: true, confirmation: null });
  expect(waited).toMatchObject({
    instructedMinutes: 1380,
    arrivedMinutes: 1390,
    workFromMinutes: 1465,
    workToMinutes: 1485,
  });
  expect(passed).toMatchObject({ hasHandling: false, workFromMinutes: null, workToMinutes: null });
  expect(loaded).toMatchObject({ kind: 'load', weightKg: 820, pieces: 40 });
});

test('whoever arrived at the next place had left the one before', () => {
  const stops = [stop({}), stop({ actualArriveAt: at('23:05') }), stop({ actualArriveAt: at('23:02') })];
  const ends = contentOfPlan({ ...given, stops }).stops.map((one) => [one.workFromMinutes, one.departedMinutes]);
  expect(ends).toEqual([
    [1380, 1385],
    [1385, 1385],
    [1382, 1402],
  ]);
});

test('breaks are those that were punched, else those of the plan, and never outside the run', () => {
  const stops = [stop({ kind: 'break', placeName: '蓮田SA' }), stop({ kind: 'break', plannedArriveAt: at('21:00') })];
  expect(contentOfPlan({ ...given, stops }).pauses).toEqual([
    { kind: 'break', driverId: null, placeName: '蓮田SA', fromMinutes: 1380, toMinutes: 1400 },
  ]);
  const punches = [
    { driverId: 'a', kind: 'leaveGarage' as const, at: at('22:01') },
    { driverId: 'a', kind: 'breakStart' as const, at: at('22:30') },
    { driverId: 'a', kind: 'breakEnd' as const, at: at('23:00') },
    { driverId: 'a', kind: 'breakStart' as const, at: next('01:00') },
  ];
  expect(contentOfPlan({ ...given, crew: [{ driverId: 'a', ...wholeRun }], punches, stops }).pauses).toEqual([
    { kind: 'break', driverId: null, placeName: null, fromMinutes: 1350, toMinutes: 1380 },
  ]);
});

test('each driver has the own part of the run, and breaks of the own', () => {
  const crew = [
    { driverId: 'a', ...wholeRun },
    { driverId: 'b', from: at('23:00'), to: given.run.end },
  ];
  const punches = [
    { driverId: 'b', kind: 'breakStart' as const, at: at('23:30') },
    { driverId: 'a', kind: 'breakStart' as const, at: at('23:40') },
    { driverId: 'b', kind: 'breakEnd' as const, at: next('00:00') },
    { driverId: 'a', kind: 'breakEnd' as const, at: next('00:10') },
  ];
  const { partners, pauses, startMinutes } = contentOfPlan({ ...given, actualOutAt: at('22:04'), crew, punches });
  expect(startMinutes).toBe(22 * 60 + 4);
  expect(partners).toEqual([
    {
      ...{ driverId: 'b', startPlace: null, startMinutes: 23 * 60, endPlace: '岩槻センター', endMinutes: 25.5 * 60 },
      drivingMinutes: null,
    },
  ]);
  expect(pauses.map(({ driverId, fromMinutes, toMinutes }) => [driverId, fromMinutes, toMinutes])).toEqual([
    [null, 1420, 1450],
    ['b', 1410, 1440],
  ]);
});
