import { expect, test } from 'vitest';
import { at, crew, driverId, run, runId, vehicleId } from '../../../test/board.ts';
import { heldAround } from './held-around.ts';

const ms = (time: string) => Date.parse(at(time));
const around = { id: runId(1), start: ms('8:00'), end: ms('12:00') };
const beside = (number: number, start: string, end: string, values: Parameters<typeof run>[1] = {}) =>
  run(number, { start: at(start), end: at(end), crew: [crew(number)], ...values });

test.each([
  ['one at the same time is in the way', beside(2, '9:00', '10:00'), true],
  ['one half an hour later as well', beside(2, '12:30', '14:00'), true],
  ['one a whole hour later is not', beside(2, '13:00', '14:00'), false],
  ['nor one that ended an hour before', beside(2, '5:00', '7:00'), false],
  ['nor a cancelled one', beside(2, '9:00', '10:00', { status: 'cancelled' }), false],
  ['nor the run itself', beside(1, '9:00', '10:00'), false],
])('%s', (_, one, isHeld) => {
  const { byDriver, byVehicle } = heldAround([one], around);
  expect(byVehicle.get(one.vehicleId ?? '')).toEqual(isHeld ? [one] : undefined);
  expect([...byDriver.values()]).toEqual(isHeld ? [[one]] : []);
});

test('a run is found by its trailer and by each of its drivers', () => {
  const two = beside(2, '9:00', '10:00', { trailerId: vehicleId(7), crew: [crew(2), crew(3)] });
  const { byDriver, byVehicle } = heldAround([two], around);
  expect([...byVehicle.keys()].toSorted()).toEqual([vehicleId(1), vehicleId(7)]);
  expect([...byDriver.keys()].toSorted()).toEqual([driverId(2), driverId(3)].toSorted());
});

test('another day, another time and another run are looked at anew', () => {
  const runs = [beside(2, '9:00', '10:00')];
  const found = (list: typeof runs, values = {}) => [...heldAround(list, { ...around, ...values }).byVehicle.values()];
  expect(found(runs)).toEqual([[runs[0]]]);
  expect(found(runs, { start: ms('14:00'), end: ms('15:00') })).toEqual([]);
  expect(found(runs, { id: runId(2) })).toEqual([]);
  expect(found([])).toEqual([]);
  expect(found(runs)).toEqual([[runs[0]]]);
});
