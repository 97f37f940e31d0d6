import { describe, expect, test } from 'vitest';
import { at, dutyOf, found, inputOf, periods, reading } from '../../test/duties.ts';
import type { Duty } from './duty.ts';
import { hours } from './hours.ts';

const day = '2026-05-11';
const codes = ['continuousDriving', 'shortStopsInRow', 'continuousDrivingExtended'];

/** A shift from 5:00 that drives and stops in turn, from 6:00 on: 'd180 s10 d70', in minutes. */
function shift(text: string, more: Partial<Duty> = {}): Duty {
  let minute = 6 * 60;
  const driving: { start: number; end: number }[] = [];
  for (const piece of text.split(' ')) {
    const minutes = Number(piece.slice(1));
    const start = at(day, '0:00') + minute * 60_000;
    if (piece.startsWith('d')) driving.push({ start, end: start + minutes * 60_000 });
    minute += minutes;
  }
  return dutyOf(day, '5:00-20:00', { driving, ...more });
}

describe('連続運転', () => {
  test.each([
    ['d0', 0, []],
    ['d239', 239, []],
    ['d240', 240, []],
    ['d241', 241, ['continuousDriving 241/240']],
    ['d180 s10 d70', 250, ['continuousDriving 250/240']],
    ['d240 s30 d240', 240, []],
    ['d240 s29 d1', 241, ['continuousDriving 241/240']],
    ['d240 s30 d1', 240, []],
    ['d240 s10 d1', 241, ['continuousDriving 241/240']],
    ['d80 s10 d80 s10 d80 s10 d240', 240, []],
    ['d80 s9 d80 s10 d70 s11 d240', 240, []],
    ['d80 s10 d80 s10 d80 s9 d1', 241, ['continuousDriving 241/240']],
    ['d80 s10 d80 s10 d81 s10 d10', 241, ['continuousDriving 241/240']],
    // Under nine minutes is neither stop nor driving.
    ['d120 s8 d120', 240, []],
    ['d120 s8 d121', 241, ['continuousDriving 241/240']],
    ['d60 s8 d60 s8 d60 s8 d60 s8 d1', 241, ['continuousDriving 241/240']],
    ['d60 s8 d60 s30 d200', 200, []],
    // 9 + 9 + 12 are 30.
    ['d80 s9 d80 s9 d80 s12 d200', 240, []],
    // The third of three short stops in a row does not count, so 18 + 10 are 28.
    ['d60 s9 d60 s9 d60 s9 d60 s10 d1', 241, ['continuousDriving 241/240', 'shortStopsInRow 3/2']],
    ['d60 s9 d60 s9 d60 s9 d60', 240, ['shortStopsInRow 3/2']],
    ['d50 s9 d50 s9 d50 s9 d50 s9 d40', 240, ['shortStopsInRow 4/2']],
    ['d60 s9 d60 s9 d60 s12 d240', 240, []],
    ['d60 s9 d60 s9 d60 s9 d60 s12 d240', 240, ['shortStopsInRow 3/2']],
    // A stop of ten ends the row of short ones, one of eight does not.
    ['d50 s9 d50 s10 d50 s9 d50 s9 d240', 240, []],
    ['d60 s9 d60 s8 d60 s9 d20 s9 d40', 240, ['shortStopsInRow 3/2']],
    // The row goes on behind a stretch: 10 + 11 + 9, then 9 and 9.
    ['d60 s10 d60 s11 d60 s9 d60 s9 d60 s9 d60', 180, ['shortStopsInRow 3/2']],
    // Only so much may be driven between two resets.
    ['d200 s30 d200 s30 d241', 241, ['continuousDriving 241/240']],
    ['d241 s30 d242', 242, ['continuousDriving 241/240', 'continuousDriving 242/240']],
    ['d100 s15 d100 s15 d240 s60 d10', 240, []],
    ['d300 s60 d10', 300, ['continuousDriving 300/240']],
  ])('%s is at most %i minutes: %j', (text, longest, findings) => {
    expect(hours(inputOf([shift(text)])).days[0]?.continuousDrivingMinutes).toBe(longest);
    expect(found([shift(text)], codes)).toEqual(findings);
  });

  test.each([
    ['d80 s9 d80 s10 d70 s11 d240', ['continuousDriving 470/240']],
    ['d80 s10 d80 s10 d80 s10 d240', []],
    ['d60 s9 d60 s9 d60 s9 d60', []],
  ])('%s can be read with pieces from 10 minutes: %j', (text, findings) => {
    expect(found([shift(text)], codes, reading({ shortestStopMinutes: 10 }))).toEqual(findings);
  });

  test('starts anew after the rest between two shifts', () => {
    const duties = [
      dutyOf(day, '6:00-10:00', { driving: periods(day, '6:00-10:00') }),
      dutyOf(day, '13:00-17:00', { driving: periods(day, '13:00-17:00') }),
    ];
    expect(found(duties, codes)).toEqual([]);
  });

  test('goes on over midnight and over records of one shift', () => {
    const duties = [
      dutyOf(day, '20:00-24:00', { driving: periods(day, '22:00-24:00') }),
      dutyOf(day, '24:00-30:00', { driving: periods(day, '24:00-26:01') }),
    ];
    expect(found(duties, codes)).toEqual(['continuousDriving 241/240']);
  });

  test('takes driving that touches or overlaps for one piece, and leaves out what is not in the shift', () => {
    const driving = periods(day, '6:00-8:00 8:00-9:00 8:30-10:00 3:00-5:00');
    expect(found([dutyOf(day, '5:00-20:00', { driving })], codes)).toEqual([]);
    expect(hours(inputOf([dutyOf(day, '5:00-20:00', { driving })])).days[0]?.drivingMinutes).toBe(240);
  });

  test.each([
    ['d241', '10:00'],
    ['d100 s10 d200', '10:10'],
    ['d100 s10 d140 s10 d1', '10:10'],
    ['d100 s30 d100 s10 d141', '12:20'],
  ])('%s had to stop at %s', (text, time) => {
    expect(hours(inputOf([shift(text)])).findings.find(({ code }) => code === 'continuousDriving')).toMatchObject({
      level: 'red',
      article: 'standard 4-1-7',
      reading: { name: 'shortestStopMinutes', value: 9 },
      wayOut: { code: 'stopBy', at: at(day, time) },
    });
  });
});

describe('half an hour more when every parking is full', () => {
  const full = (time: string, more: Partial<Duty> = {}) => ({ fullParkings: [at(day, time)], ...more });

  test.each([
    ['d270', full('9:50'), ['continuousDrivingExtended 270/240']],
    ['d271', full('9:50'), ['continuousDriving 271/270']],
    ['d240', full('9:50'), []],
    ['d270', full('6:00'), ['continuousDrivingExtended 270/240']],
    ['d270', full('10:30'), ['continuousDrivingExtended 270/240']],
    ['d270', full('5:59'), ['continuousDriving 270/240']],
    ['d270', full('10:31'), ['continuousDriving 270/240']],
    // It is not for the stretch after the next stop of 30 minutes.
    ['d100 s30 d270', full('7:00'), ['continuousDriving 270/240']],
    [
      'd250 s30 d250',
      { fullParkings: [at(day, '9:50'), at(day, '14:00')] },
      ['continuousDrivingExtended 250/240', 'continuousDrivingExtended 250/240'],
    ],
    // It may not be planned.
    ['d270', full('9:50', { state: 'planned' }), ['continuousDriving 270/240']],
  ])('%s with %j: %j', (text, more, findings) => expect(found([shift(text, more)], codes)).toEqual(findings));
});

describe('a road that is closed', () => {
  const events = (text: string, isDocumented = true) =>
    periods(day, text).map((period) => ({ ...period, kind: 'roadClosed' as const, isDocumented }));

  test.each([
    ['d270', '8:00-8:30', true, []],
    ['d271', '8:00-8:30', true, ['continuousDriving 241/240']],
    ['d270', '8:00-8:30', false, ['continuousDriving 270/240']],
    ['d270', '10:00-11:00', true, []],
    ['d270', '5:00-6:30', true, []],
  ])('%s with %s closed, documented %j: %j', (text, closed, isDocumented, findings) => {
    expect(found([shift(text, { events: events(closed, isDocumented) })], codes)).toEqual(findings);
  });

  test.each([
    ['d300', '8:00-8:30', '10:30'],
    ['d300', '10:30-10:40', '10:00'],
    ['d300', '5:30-6:10', '10:10'],
    ['d300 s10 d10', '10:00-10:30', '10:00'],
  ])('%s with %s closed had to stop at %s', (text, closed, time) => {
    const finding = hours(inputOf([shift(text, { events: events(closed) })])).findings.find(
      ({ code }) => code === 'continuousDriving',
    );
    expect(finding?.wayOut).toEqual({ code: 'stopBy', at: at(day, time) });
  });
});
