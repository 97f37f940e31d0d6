import { describe, expect, test } from 'vitest';
import { generatingDay } from './company-days.ts';
import {
  courseDeliveries,
  courseOn,
  type GeneratingCourse,
  type GeneratingPlace,
  originOf,
} from './course-deliveries.ts';
import { isFiveTenDay, weekdayOf } from './day-facts.ts';

const centre = place({ id: 'centre', name: 'みどり野 岩槻センター', kind: 'centre', cargoOwnerId: 'midorino' });
const store = place({ id: 'store' });
const other = place({ id: 'other', cargoOwnerId: 'komorebi', zones: ['frozen'], needsTailLift: true });

function place(values: Partial<GeneratingPlace>): GeneratingPlace {
  return {
    id: 'place',
    name: 'ひなた屋 越谷店',
    kind: 'store',
    cargoOwnerId: 'hinataya',
    isArchived: false,
    validFrom: null,
    validTo: null,
    closedWeekdays: [],
    holidayRule: 'open',
    zones: ['chilled'],
    needsTailLift: false,
    ...values,
  };
}

function course(values: Partial<GeneratingCourse> = {}): GeneratingCourse {
  return {
    id: 'course',
    kind: 'store',
    cargoOwnerId: null,
    zones: ['chilled', 'frozen'],
    weekdays: ['monday', 'tuesday', 'wednesday'],
    runsOnHolidays: false,
    validFrom: null,
    validTo: null,
    startPlace: '岩槻センター',
    loadStartMinutes: 165,
    stops: [stopAt('store'), stopAt('other')],
    ...values,
  };
}

function stopAt(destinationId: string, arriveFromMinutes: number | null = null) {
  return { destinationId, arriveFromMinutes, arriveToMinutes: null };
}

/** 2026-11-23 is a Monday and a public holiday, the 24th an ordinary Tuesday. */
const tuesday = generatingDay('2026-11-24', false, []);
const holiday = generatingDay('2026-11-23', true, []);
const closed = { name: '創立記念日', effect: 'closed' } as const;

function made(of: GeneratingCourse, day = tuesday, places = [centre, store, other]) {
  return courseDeliveries(of, day, new Map(places.map((one) => [one.id, one])), centre);
}

describe('the days of a course', () => {
  test.each([
    ['on its weekday', {}, tuesday, true],
    ['not on another weekday', { weekdays: ['monday'] }, tuesday, false],
    ['not on a public holiday', {}, holiday, false],
    ['on a public holiday, if it runs then', { runsOnHolidays: true }, holiday, true],
    [
      'on a public holiday of another weekday, if it runs then',
      { runsOnHolidays: true, weekdays: ['sunday'] },
      holiday,
      true,
    ],
    ['not on a day off of the company', {}, { ...tuesday, period: closed }, false],
    ['not even when it runs on holidays', { runsOnHolidays: true }, { ...holiday, period: closed }, false],
    ['from its first day', { validFrom: '2026-11-24' }, tuesday, true],
    ['not before its first day', { validFrom: '2026-11-25' }, tuesday, false],
    ['until its last day', { validTo: '2026-11-24' }, tuesday, true],
    ['not after its last day', { validTo: '2026-11-23' }, tuesday, false],
    ['never without a load', { kind: 'empty' }, tuesday, false],
  ] as [string, Partial<GeneratingCourse>, typeof tuesday, boolean][])('it runs %s', (_, values, day, runs) => {
    expect(courseOn(course(values), day) === 'runs').toBe(runs);
  });

  test.each([
    ['2026-11-04', false],
    ['2026-11-05', true],
    ['2026-11-30', true],
    ['2026-12-30', true],
    ['2026-12-31', true],
    ['2027-02-28', true],
    ['2028-02-28', false],
    ['2028-02-29', true],
  ])('%s is a five-ten day: %s', (day, is) => {
    expect(isFiveTenDay(day)).toBe(is);
  });

  test('weekdays are those of the calendar', () => {
    expect(['2026-11-22', '2026-11-23', '2026-11-28'].map(weekdayOf)).toEqual(['sunday', 'monday', 'saturday']);
  });
});

describe('the place where a course begins', () => {
  test('is the centre whose name ends with it, whatever the width of its letters', () => {
    expect(originOf('岩槻センター', [store, centre])?.id).toBe('centre');
    expect(originOf('岩槻ｾﾝﾀｰ', [store, centre])?.id).toBe('centre');
  });
  test('is rather the one of exactly that name', () => {
    const exact = place({ id: 'exact', name: '岩槻センター', kind: 'factory' });
    expect(originOf('岩槻センター', [centre, exact])?.id).toBe('exact');
  });
  test('is unknown where two could be meant, for a store, and for an archived centre', () => {
    const twin = place({ id: 'twin', name: 'ひなた屋 岩槻センター', kind: 'centre' });
    expect(originOf('岩槻センター', [centre, twin])).toBeNull();
    expect(originOf('越谷店', [store])).toBeNull();
    expect(originOf('岩槻センター', [{ ...centre, isArchived: true }])).toBeNull();
  });
});

describe('what a course makes', () => {
  test('is one delivery a stop, for the owner of the store, in a zone that both have', () => {
    expect(made(course({ stops: [stopAt('store', 270), stopAt('other')] }))).toEqual({
      conflicts: [],
      deliveries: [
        {
          cargoOwnerId: 'hinataya',
          kind: 'store',
          originId: 'centre',
          destinationId: 'store',
          loadMinutes: 165,
          arriveFromMinutes: 270,
          arriveToMinutes: null,
          temperatureZone: 'chilled',
          needsTailLift: false,
          generatedFrom: 'course/2026-11-24/store/1',
        },
        expect.objectContaining({ cargoOwnerId: 'komorebi', temperatureZone: 'frozen', needsTailLift: true }),
      ],
    });
  });

  test('is for the owner of the course where it has one', () => {
    expect(made(course({ cargoOwnerId: 'mizuhono' })).deliveries.map(({ cargoOwnerId }) => cargoOwnerId)).toEqual([
      'mizuhono',
      'mizuhono',
    ]);
  });

  test('counts a place that it visits twice', () => {
    const { deliveries } = made(course({ stops: [stopAt('store'), stopAt('store')] }));
    expect(deliveries.map(({ generatedFrom }) => generatedFrom)).toEqual([
      'course/2026-11-24/store/1',
      'course/2026-11-24/store/2',
    ]);
  });

  test('comes back to the start from the stop before it, and brings nothing to a start', () => {
    const stops = [stopAt('centre'), stopAt('other'), stopAt('centre')];
    const { deliveries } = made(course({ kind: 'centre', cargoOwnerId: 'midorino', stops }));
    expect(deliveries.map(({ originId, destinationId, kind }) => [originId, destinationId, kind])).toEqual([
      ['centre', 'other', 'centre'],
      ['other', 'centre', 'centre'],
    ]);
  });

  test.each([
    ['archivedDestination', {}, tuesday, { isArchived: true }, 1],
    ['notServed', {}, tuesday, { validTo: '2026-11-23' }, 1],
    ['notServed', {}, tuesday, { validFrom: '2026-11-25' }, 1],
    ['closedWeekday', {}, tuesday, { closedWeekdays: ['tuesday'] }, 1],
    ['closedHoliday', {}, holiday, { holidayRule: 'closed' }, 1],
    ['askHoliday', {}, holiday, { holidayRule: 'ask' }, 2],
  ] as [string, object, typeof tuesday, Partial<GeneratingPlace>, number][])(
    'names %s at its stop',
    (conflict, values, day, wrong, count) => {
      const result = made(course(values), day, [centre, { ...store, ...wrong }, other]);
      expect(result.conflicts).toEqual([{ conflict, position: 0 }]);
      expect(result.deliveries).toHaveLength(count);
    },
  );

  test('is nothing without an owner between centres, a known start or stops', () => {
    expect(made(course({ kind: 'centre' }))).toEqual({
      deliveries: [],
      conflicts: [
        { conflict: 'noCargoOwner', position: 0 },
        { conflict: 'noCargoOwner', position: 1 },
      ],
    });
    expect(courseDeliveries(course(), tuesday, new Map(), null)).toEqual({
      deliveries: [],
      conflicts: [{ conflict: 'noOrigin', position: null }],
    });
    expect(made(course({ stops: [] })).conflicts).toEqual([{ conflict: 'noStops', position: null }]);
  });
});
