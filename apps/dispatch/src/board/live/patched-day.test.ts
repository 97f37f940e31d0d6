import type { BoardChanges, BoardDay } from '@haisha/validation/board-day';
import { expect, test } from 'vitest';
import { boardDay, driver, driverId, run, runId, vehicle, vehicleId } from '../../../test/board.ts';
import { delivery } from '../../../test/deliveries.ts';
import { type AskedChanges, patchedDay } from './patched-day.ts';

const three = () => boardDay({ allocations: [run(1), run(2, { version: 4 }), run(3)] });
const none: BoardChanges = {
  allocations: [],
  deliveriesLeft: null,
  places: null,
  courses: null,
  vehicles: [],
  drivers: [],
};
const asking = (given: Partial<AskedChanges> = {}): AskedChanges => ({
  runs: new Map(),
  driverIds: new Set(),
  vehicleIds: new Set(),
  ...given,
});
const versions = ({ allocations }: BoardDay) => allocations.map(({ number, version }) => `${number.at(-1)}v${version}`);

const cases: [string, ReadonlyMap<string, number>, BoardChanges['allocations'], string[]][] = [
  [
    'a newer run takes the place of the older',
    new Map([[runId(2), 4]]),
    [run(2, { version: 5 })],
    ['1v1', '2v5', '3v1'],
  ],
  ['an older answer changes nothing', new Map([[runId(2), 4]]), [run(2, { version: 3 })], ['1v1', '2v4', '3v1']],
  ['a new run comes to the end', new Map([[runId(4), 0]]), [run(4)], ['1v1', '2v4', '3v1', '4v1']],
  ['a run that is not answered has left', new Map([[runId(2), 4]]), [], ['1v1', '3v1']],
  ['but stays when it became newer here meanwhile', new Map([[runId(2), 3]]), [], ['1v1', '2v4', '3v1']],
  ['a run of another day never came', new Map([[runId(9), 0]]), [], ['1v1', '2v4', '3v1']],
  [
    'several at once',
    new Map([
      [runId(1), 1],
      [runId(3), 1],
    ]),
    [run(3, { version: 2 })],
    ['2v4', '3v2'],
  ],
];

test.each(cases)('%s', (_, runs, allocations, expected) => {
  expect(versions(patchedDay(three(), asking({ runs }), { ...none, allocations }))).toEqual(expected);
});

test('a run that did not change is the same thing, so that its row is not drawn anew', () => {
  const day = three();
  const next = patchedDay(day, asking({ runs: new Map([[runId(2), 4]]) }), {
    ...none,
    allocations: [run(2, { version: 5 })],
  });
  expect(next.allocations[0]).toBe(day.allocations[0]);
  expect(next.drivers[0]).toBe(day.drivers[0]);
});

test('drivers and vehicles are replaced, come in the order of their codes, and go when they are borrowed no more', () => {
  const day = boardDay({ vehicles: [vehicle(1), vehicle(3)], drivers: [driver(1), driver(3)] });
  const asked = asking({ driverIds: new Set([driverId(1), driverId(3)]), vehicleIds: new Set([vehicleId(3)]) });
  const later = driver(1, { hours: { ...driver(1).hours, monthMinutes: 99 } });
  const next = patchedDay(day, asked, { ...none, vehicles: [vehicle(2)], drivers: [later, driver(2)] });
  expect(next.drivers.map(({ code, hours }) => [code, hours.monthMinutes])).toEqual([
    ['D01', 99],
    ['D02', 241 * 60],
  ]);
  expect(next.vehicles.map(({ code }) => code)).toEqual(['IW-01', 'IW-02']);
});

test('what is left over is replaced where it was asked for, and stays otherwise', () => {
  const day = boardDay({ deliveriesLeft: [delivery()] });
  expect(patchedDay(day, asking(), none).deliveriesLeft).toBe(day.deliveriesLeft);
  expect(patchedDay(day, asking(), { ...none, deliveriesLeft: [] }).deliveriesLeft).toEqual([]);
});
