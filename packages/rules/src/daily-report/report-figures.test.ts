import { expect, test } from 'vitest';
import type { ReportContent } from './report-content.ts';
import { distanceOf, summaryOf, waitingMinutesOf, workMinutesOf } from './report-figures.ts';

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
  const content: Partial<ReportContent> = { stops, pauses: [], odometerStartKm: 100, odometerEndKm: 196, unusual: [] };
  expect(summaryOf(content as ReportContent)).toEqual({
    ...{ distanceKm: 96, waitingMinutes: 75, workMinutes: 45, isRefused: true, unusual: 0 },
  });
  expect(workMinutesOf({ stops: [{ ...stop, hasHandling: false, workFromMinutes: 1, workToMinutes: 9 }] })).toBe(0);
  expect(distanceOf({ odometerStartKm: null, odometerEndKm: 5 })).toBe(null);
});
