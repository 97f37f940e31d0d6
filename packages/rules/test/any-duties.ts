import fc from 'fast-check';
import type { Duty, Period } from '../src/hours/duty.ts';
import { firstParameters } from '../src/hours/first-parameters.ts';
import type { HoursSettings } from '../src/hours/hours-context.ts';
import { at } from './duties.ts';

const minuteMs = 60_000;

/** A duty as gap before it and length, with pieces of it in minutes from its start. */
const shape = fc.record({
  gap: fc.oneof(fc.integer({ min: 0, max: 1500 }), fc.constantFrom(179, 180, 480, 539, 540, 660, 2880)),
  length: fc.oneof(fc.integer({ min: 0, max: 1200 }), fc.constantFrom(480, 780, 840, 900, 901)),
  pieces: fc.array(fc.tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 40 })), { maxLength: 8 }),
  ferry: fc.option(fc.integer({ min: 30, max: 700 }), { freq: 6 }),
  event: fc.option(fc.boolean(), { freq: 6 }),
  crew: fc.oneof(
    { weight: 6, arbitrary: fc.constant('one' as const) },
    fc.constantFrom('two' as const, 'twoWithBed' as const),
  ),
  isAlternate: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
  splitRestFollows: fc.boolean(),
  restsAway: fc.boolean(),
  distanceKm: fc.constantFrom(0, 449, 450, 700),
  state: fc.constantFrom('planned' as const, 'actual' as const),
});

/** Duties of one driver in order of time from April 2026, none over another, with odd kinds among them. */
export function dutiesOfAnybody({ minLength = 0 } = {}): fc.Arbitrary<Duty[]> {
  return fc.array(shape, { minLength, maxLength: 40 }).map((shapes) => {
    let start = at('2026-04-11', '5:00');
    return shapes.map(({ event, ferry, gap, length, pieces, ...kinds }, index) => {
      start += gap * minuteMs;
      const end = start + length * minuteMs;
      const duty: Duty = {
        ...kinds,
        id: String(index),
        start,
        end,
        ...drivingAndBreaks(start, pieces),
        ferries: ferry === null ? [] : [{ start: start + 60 * minuteMs, end: start + (60 + ferry) * minuteMs }],
        events:
          event === null
            ? []
            : [{ start: start + 90 * minuteMs, end: start + 150 * minuteMs, kind: 'breakdown', isDocumented: event }],
      };
      start = end;
      return duty;
    });
  });
}

function drivingAndBreaks(start: number, pieces: readonly [number, number][]): { driving: Period[]; breaks: Period[] } {
  let from = start + 20 * minuteMs;
  const driving: Period[] = [];
  const breaks: Period[] = [];
  for (const [drive, stop] of pieces) {
    driving.push({ start: from, end: from + drive * minuteMs });
    from += drive * minuteMs;
    breaks.push({ start: from, end: from + stop * minuteMs });
    from += stop * minuteMs;
  }
  return { driving, breaks };
}

/** Settings with every reading, with and without agreement and holidays. */
export const settingsOfAnybody: fc.Arbitrary<HoursSettings> = fc
  .record({
    twoDayDriving: fc.constantFrom('fromStart' as const, 'wholeShifts' as const),
    monthBorder: fc.constantFrom('wholeShift' as const, 'midnight' as const),
    unforeseeable: fc.constantFrom('documented' as const, 'never' as const),
    splitRest: fc.constantFrom('shortLastRest' as const, 'always' as const),
    twoCrew: fc.constantFrom('window' as const, 'wholeShift' as const),
    restsAway: fc.constantFrom('one' as const, 'all' as const),
    weekStart: fc.integer({ min: 0, max: 6 }),
    isAgreed: fc.boolean(),
    labourMonthStartDay: fc.constantFrom(1, 21, 31),
    changes: fc.boolean(),
  })
  .map(({ changes, isAgreed, labourMonthStartDay, ...readings }) => {
    const first = { ...firstParameters, readings: { ...firstParameters.readings, ...readings } };
    const later = { ...first, effectiveFrom: '2026-05-01', rest: { goal: 700, least: 600 } };
    return {
      parameters: changes ? [later, first] : [first],
      legalHolidays: ['2026-04-12', '2026-04-19', '2026-04-26', '2026-05-03', '2026-05-10'],
      agreements: isAgreed ? [{ from: '2026-04-01', to: '2027-03-31' }] : [],
      labourMonthStartDay,
      yearStartMonth: 4,
    };
  });
