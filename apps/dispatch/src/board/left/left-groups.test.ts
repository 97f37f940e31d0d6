import { expect, test } from 'vitest';
import { delivery } from '../../../test/deliveries.ts';
import { foundDeliveries, leftGroups } from './left-groups.ts';

const first = delivery({ id: '1', courseId: 'c', courseCode: 'IW-S01', arriveFromMinutes: 600, weightKg: 100 });
const second = delivery({
  id: '2',
  courseId: 'c',
  courseCode: 'IW-S01',
  arriveFromMinutes: 480,
  weightKg: 50,
  number: 'X-77',
});
const round = delivery({
  id: '3',
  courseId: 'c',
  courseCode: 'IW-S01',
  roundNumber: 2,
  arriveFromMinutes: null,
  arriveToMinutes: null,
});
const spot = delivery({
  id: '4',
  directionId: 'd',
  directionName: '埼玉東',
  destinationName: 'みずほ野 柏店',
  weightKg: null,
});
const all = [spot, first, round, second];

const shown = (by: Parameters<typeof leftGroups>[1]) =>
  leftGroups(all, by).map(({ name, deliveries }) => [name, deliveries.map(({ id }) => id).join('')]);

test.each([
  [
    'course',
    [
      ['IW-S01', '21'],
      ['IW-S01-2', '3'],
      ['', '4'],
    ],
  ],
  [
    'direction',
    [
      ['埼玉東', '4'],
      ['', '2' + '1' + '3'],
    ],
  ],
  ['owner', [['ひなた屋', '2413']]],
  [
    'time',
    [
      ['08:00', '24'],
      ['10:00', '1'],
      ['', '3'],
    ],
  ],
] as const)('by %s those that arrive first stand first, and those without one last', (by, groups) => {
  const sorted = shown(by).map(([name, ids]) => [name, [...(ids ?? '')].sort().join('')]);
  expect(sorted).toEqual(groups.map(([name, ids]) => [name, [...ids].sort().join('')]));
});

test('within a group the first to arrive is first, and the weight is that of all', () => {
  const [group] = leftGroups(all, 'course');
  expect(group).toMatchObject({ weightKg: 150, deliveries: [{ id: '2' }, { id: '1' }] });
});

test.each([
  ['カシワ店', ''],
  ['柏', '4'],
  ['iw-s01', '123'],
  ['Ｘ－７７', '2'],
  ['', '1234'],
])('%s finds %s', (typed, ids) => {
  expect(
    foundDeliveries(all, typed)
      .map(({ id }) => id)
      .sort()
      .join(''),
  ).toBe(ids);
});
