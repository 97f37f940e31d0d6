import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReportContent, ReportPartner, ReportPause } from './report-content.ts';
import { distanceOf, type ReportCrew, summaryOf, waitingMinutesOf, workMinutesOf } from './report-figures.ts';

const nothing = { instructedMinutes: null, arrivedMinutes: null, workFromMinutes: null, workToMinutes: null };
const stop = {
  ...{ ...nothing, stopId: null, placeName: '春日部店', kind: 'unload' as const, hasHandling: true, extraText: null },
  ...{
    extraFromMinutes: null,
    extraToMinutes: null,
    departedMinutes: null,
    confirmation: null,
    weightKg: null,
    pieces: null,
  },
};

test.each([
  ['nothing known', {}, null],
  ['the arrival alone', { arrivedMinutes: 240 }, null],
  ['until work begins', { arrivedMinutes: 240, workFromMinutes: 315 }, 75],
  ['from the instructed time', { instructedMinutes: 260, arrivedMinutes: 240, workFromMinutes: 315 }, 55],
  ['late: from the arrival', { instructedMinutes: 230, arrivedMinutes: 240, workFromMinutes: 315 }, 75],
  [
    'again before extra work',
    { arrivedMinutes: 240, workFromMinutes: 245, workToMinutes: 260, extraFromMinutes: 290 },
    35,
  ],
  ['until the departure', { arrivedMinutes: 240, departedMinutes: 280 }, 40],
  ['what cannot be read counts as unknown', { arrivedMinutes: 240, workFromMinutes: Number.NaN }, null],
])('waiting, %s', (_, given, expected) => expect(waitingMinutesOf({ ...stop, ...given }, [])).toBe(expected));

const paused = (driverId: string | null, fromMinutes: number, toMinutes: number): ReportPause => {
  return { kind: 'break', placeName: null, driverId, fromMinutes, toMinutes };
};
const partner = (driverId: string, startMinutes: number, endMinutes: number): ReportPartner => {
  return { driverId, startMinutes, endMinutes, startPlace: null, endPlace: null, drivingMinutes: null };
};
const two: ReportCrew = {
  ...{ startMinutes: 100, endMinutes: 600, partners: [partner('b', 100, 600)] },
};

test.each<[what: string, pauses: ReportPause[], crew: ReportCrew | undefined, expected: number]>([
  ['whoever is alone pauses', [paused(null, 250, 280)], undefined, 45],
  ['a break that lies in another one counts once', [paused(null, 250, 280), paused(null, 260, 270)], undefined, 45],
  ['the first one pauses', [paused(null, 240, 315)], two, 75],
  ['the second one pauses', [paused('b', 240, 315)], two, 75],
  ['both pause one after the other', [paused(null, 240, 270), paused('b', 270, 315)], two, 75],
  ['both pause together for a while', [paused(null, 240, 300), paused('b', 270, 315)], two, 45],
  ['the second one is not on duty yet', [paused(null, 240, 315)], { ...two, partners: [partner('b', 300, 600)] }, 15],
  ['the first one has gone', [paused('b', 240, 315)], { ...two, endMinutes: 300 }, 60],
  ['the third one waits', [paused(null, 240, 315), paused('b', 240, 315)], three(), 75],
])('waiting, %s', (_, pauses, crew, expected) => {
  const waited = { ...stop, arrivedMinutes: 240, workFromMinutes: 315 };
  expect(waitingMinutesOf(waited, pauses, crew)).toBe(expected);
});

function three(): ReportCrew {
  return { ...two, partners: [...two.partners, partner('c', 100, 600)] };
}

test('waiting of any crew with any breaks is what is counted minute by minute', () => {
  const minute = fc.option(fc.integer({ min: -5, max: 45 }));
  const people = fc.array(fc.record({ startMinutes: minute, endMinutes: minute }), { minLength: 1, maxLength: 3 });
  const breaks = fc.array(fc.record({ of: fc.nat({ max: 3 }), fromMinutes: minute, toMinutes: minute }), {
    maxLength: 8,
  });
  const until = fc.integer({ min: 1, max: 40 });
  const check = fc.property(people, breaks, until, ([first, ...others], breaksOf, end) => {
    const crew: ReportCrew = {
      ...{ startMinutes: first?.startMinutes ?? null, endMinutes: first?.endMinutes ?? null },
      partners: others.map((one, at) => ({ ...partner(`${at + 1}`, 0, 0), ...one })),
    };
    const pauses = breaksOf.map(({ of, ...one }) => ({ ...paused(of === 0 ? null : `${of}`, 0, 0), ...one }));
    const minutes = Array.from({ length: end }, (_, at) => at);
    const told = waitingMinutesOf({ ...stop, arrivedMinutes: 0, workFromMinutes: end }, pauses, crew);
    expect(told).toBe(minutes.filter((at) => !isPaused(at, pauses, crew)).length);
  });
  fc.assert(check, { numRuns: 500 });
});

/** Somebody is on duty at a minute, and all of those pause. */
function isPaused(minute: number, pauses: readonly ReportPause[], { partners, ...first }: ReportCrew): boolean {
  const isWithin = (from: number | null, to: number | null) =>
    (from ?? minute) <= minute && minute < (to ?? minute + 1);
  const onDuty = [{ ...first, driverId: null }, ...partners].filter((one) =>
    isWithin(one.startMinutes, one.endMinutes),
  );
  const rests = (of: string | null) =>
    pauses.some(
      ({ driverId, fromMinutes, toMinutes }) =>
        driverId === of && fromMinutes !== null && toMinutes !== null && isWithin(fromMinutes, toMinutes),
    );
  return onDuty.length > 0 && onDuty.every(({ driverId }) => rests(driverId));
}

test('a list is told the distance, what has to be recorded of waiting, the work, and what was unusual', () => {
  const stops = [
    { ...stop, arrivedMinutes: 240, workFromMinutes: 315, workToMinutes: 335, confirmation: 'refused' as const },
    {
      ...stop,
      arrivedMinutes: 400,
      workFromMinutes: 420,
      workToMinutes: 430,
      extraFromMinutes: 430,
      extraToMinutes: 445,
    },
  ];
  const content: Partial<ReportContent> = {
    ...two,
    stops,
    pauses: [paused(null, 240, 300)],
    odometerStartKm: 100,
    odometerEndKm: 196,
    unusual: [],
  };
  expect(summaryOf(content as ReportContent)).toEqual({
    ...{ distanceKm: 96, waitingMinutes: 75, workMinutes: 45, isRefused: true, unusual: 0 },
  });
  expect(workMinutesOf({ stops: [{ ...stop, hasHandling: false, workFromMinutes: 1, workToMinutes: 9 }] })).toBe(0);
  expect(distanceOf({ odometerStartKm: null, odometerEndKm: 5 })).toBe(null);
});
