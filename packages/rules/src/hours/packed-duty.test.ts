import { expect, test } from 'vitest';
import { at, dutyOf, inputOf } from '../../test/duties.ts';
import { hours } from './hours.ts';
import { packDuty, unpackDuty } from './packed-duty.ts';

test('a duty comes out of its packing with the same hours', () => {
  const day = '2026-11-25';
  const duty = dutyOf(day, '22:00-31:30', {
    state: 'planned',
    crew: 'two',
    distanceKm: 120.5,
    breaks: [{ start: at(day, '25:00'), end: at(day, '25:40') }],
    driving: [{ start: at(day, '22:30'), end: at(day, '25:00') }],
    events: [{ kind: 'roadClosed', start: at(day, '25:40'), end: at(day, '27:00'), isDocumented: true }],
  });
  const unpacked = unpackDuty(packDuty(duty));
  expect(unpacked).toMatchObject({ id: duty.id, state: 'planned', crew: 'two', distanceKm: 120.5 });
  expect(hours(inputOf([unpacked]))).toEqual(hours(inputOf([duty])));
});
