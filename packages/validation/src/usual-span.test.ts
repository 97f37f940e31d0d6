import { describe, expect, test } from 'vitest';
import { refusals } from '../test/refusals.ts';
import { courseSample } from '../test/samples/course.ts';
import { deliverySample } from '../test/samples/delivery.ts';
import { destinationSample } from '../test/samples/destination.ts';
import { operationTimeSample } from '../test/samples/operation-time.ts';
import { courseContract, courseFieldWarnings, courseWarnings } from './course.ts';
import type { UncheckedFields } from './cross-field.ts';
import { deliveryContract, deliveryWarnings } from './delivery.ts';
import { destinationContract, destinationWarnings } from './destination.ts';
import { operationTimeContract, operationTimeWarnings } from './operation-time.ts';
import type { FieldError } from './rule.ts';

const told = (warnings: FieldError[]) => warnings.map(({ path, code }) => `${path} ${code}`);

/** 翌11:45, where 11:45 was meant. */
const slip = 35 * 60 + 45;
const run = { reportMinutes: 210, leaveGarageMinutes: 240, returnMinutes: 720, endMinutes: 750, crew: 1 };
const stop = { arriveFromMinutes: 400, arriveToMinutes: null, workMinutes: 15 };

describe('a time that is likely of another day', () => {
  test.each<[string, (draft: UncheckedFields) => FieldError[], UncheckedFields, string[]]>([
    ['a course', courseWarnings, { ...run, stops: [stop] }, []],
    ['the end of a course', courseWarnings, { ...run, endMinutes: slip }, ['endMinutes dutyTooLong']],
    ['the end with two drivers', courseWarnings, { ...run, endMinutes: 210 + 1200, crew: 2 }, []],
    [
      'too late with two drivers',
      courseWarnings,
      { ...run, endMinutes: 211 + 1200, crew: 2 },
      ['endMinutes dutyTooLong'],
    ],
    [
      'a stop',
      courseWarnings,
      { ...run, stops: [stop, { ...stop, arriveFromMinutes: slip }] },
      ['stops.1.arriveFromMinutes stopOutsideRun'],
    ],
    [
      'the end of a stop',
      courseWarnings,
      { ...run, stops: [{ ...stop, arriveToMinutes: slip }] },
      ['stops.0.arriveToMinutes unusuallyLong'],
    ],
    [
      'a course that is not whole',
      courseWarnings,
      { stops: [null, 'x'], leaveGarageMinutes: 240, returnMinutes: 1 },
      [],
    ],
    ['a shift', operationTimeWarnings, { startMinutes: 480, endMinutes: 1020 }, []],
    [
      'the end of a shift',
      operationTimeWarnings,
      { startMinutes: 480, endMinutes: slip },
      ['endMinutes unusuallyLong'],
    ],
    ['a shift without an end', operationTimeWarnings, { startMinutes: 480, endMinutes: '翌' }, []],
    [
      'the end of a slot',
      destinationWarnings,
      {
        slots: [
          { fromMinutes: 1320, toMinutes: 1830 },
          { fromMinutes: 570, toMinutes: slip },
        ],
      },
      ['slots.1.toMinutes unusuallyLong'],
    ],
    ['no slots', destinationWarnings, { slots: null }, []],
    [
      'the wish of a customer',
      deliveryWarnings,
      { arriveFromMinutes: 570, arriveToMinutes: slip },
      ['arriveToMinutes unusuallyLong'],
    ],
    ['a wish without an end', deliveryWarnings, { arriveFromMinutes: 570, arriveToMinutes: null }, []],
  ])('%s', (_name, warn, draft, expected) => expect(told(warn(draft))).toEqual(expected));

  test('is told with its times and how far they are apart', () => {
    expect(operationTimeWarnings({ startMinutes: 480, endMinutes: slip })).toEqual([
      { path: 'endMinutes', code: 'unusuallyLong', params: { from: '8:00', to: '35:45', duration: '27:45' } },
    ]);
    expect(courseWarnings({ ...run, endMinutes: slip })).toEqual([
      { path: 'endMinutes', code: 'dutyTooLong', params: { duration: '32:15', most: '15:00' } },
    ]);
  });

  test('stands at the fields of the form, save for the duty, which the form tells by itself', () => {
    const draft = { ...run, endMinutes: slip, stops: [{ ...stop, arriveToMinutes: slip }] };
    expect(told(courseFieldWarnings(draft))).toEqual(['stops.0.arriveToMinutes unusuallyLong']);
  });

  test('can be saved', () => {
    const slots = [{ weekday: 'monday', fromMinutes: 570, toMinutes: slip, kind: 'strict' }];
    expect(refusals(destinationContract.input, { ...destinationSample, slots })).toEqual([]);
    const shift = { ...operationTimeSample, startMinutes: 480, endMinutes: slip, breaks: [] };
    expect(refusals(operationTimeContract.input, shift)).toEqual([]);
    const wish = { arriveFromMinutes: 570, arriveToMinutes: slip };
    expect(refusals(deliveryContract.input, { ...deliverySample, ...wish })).toEqual([]);
    expect(refusals(courseContract.input, { ...courseSample, endMinutes: slip })).toEqual([]);
  });
});
