import { expect, test } from 'vitest';
import { at } from '../../test/duties.ts';
import { day, driver, run, vehicle } from '../../test/runs.ts';
import { usualSettings } from './check-settings.ts';
import { type JudgedVehicle, judgeRun, judgeWithAny, type RunOnRow } from './judge-run.ts';

const around: Omit<RunOnRow, 'vehicle'> = {
  run,
  trailer: null,
  drivers: [{ driver, others: [{ id: 'other', start: at(day, '10:00'), end: at(day, '12:00') }], hours: null }],
  deliveryCompany: null,
  stage: 'plan',
  settings: usualSettings,
};
const free: JudgedVehicle = { vehicle, others: [] };
const booked: JudgedVehicle = { vehicle, others: [{ id: 'third', start: at(day, '8:00'), end: at(day, '20:00') }] };
const small: JudgedVehicle = { vehicle: { ...vehicle, maxLoadKg: 1 }, others: [] };

const vehicles: [string, JudgedVehicle | null][] = [
  ['a free vehicle', free],
  ['a booked one', booked],
  ['one that is too small', small],
  ['none', null],
];

test.each(vehicles)('%s is judged as it would be alone, whatever was judged before it', (_, one) => {
  const judge = judgeWithAny(around);
  for (const [, before] of vehicles) judge(before);
  expect(judge(one)).toEqual(judgeRun({ ...around, vehicle: one }));
});

test('what is found in the driver is found on each vehicle, what is found in a vehicle on that one only', () => {
  const judge = judgeWithAny(around);
  const codes = (one: JudgedVehicle | null) => judge(one).map(({ code }) => code);
  for (const [, one] of vehicles) expect(codes(one)).toContain('driverBooked');
  expect(codes(booked)).toContain('vehicleBooked');
  expect(codes(free)).not.toContain('vehicleBooked');
});

test('a run of a delivery company is judged alike on any vehicle', () => {
  const company = { id: 'company', permitNumber: null, invoiceNumber: 'T1', insuranceExpiryDate: day };
  const judge = judgeWithAny({ ...around, drivers: [], deliveryCompany: company });
  expect(judge(null)).not.toEqual([]);
  expect(judge(booked)).toEqual(judge(null));
});
