import { describe, expect, test } from 'vitest';
import { dutyOf, found, inputOf } from '../../test/duties.ts';
import { hours } from './hours.ts';

const codes = ['alternateOverMost', 'alternateTooOften', 'alternateTwoWeeks', 'restTooShort', 'dayOverMost'];
const alternate = { isAlternate: true };
const slept = { isAlternate: true, nightSleepMinutes: 240 };

describe('隔日勤務 from 8:00', () => {
  test.each([
    ['29:00', alternate, []],
    ['29:01', alternate, ['alternateOverMost 1261/1260']],
    ['32:00', { ...slept, nightSleepMinutes: 239 }, ['alternateOverMost 1440/1260']],
    ['29:00', slept, []],
    ['29:01', slept, []],
    ['32:00', slept, []],
    ['32:01', slept, ['alternateOverMost 1441/1440']],
  ])('until %s: %j', (end, more, findings) => {
    expect(found([dutyOf('2026-05-11', `8:00-${end}`, more)], codes)).toEqual(findings);
  });

  test.each([
    ['47:00', ['restTooShort 1199/1200'], '27:01'],
    ['47:00', [], '27:00'],
  ])('work again at %s: %j', (start, findings, end) => {
    const duties = [dutyOf('2026-05-11', `8:00-${end}`, alternate), dutyOf('2026-05-11', `${start}-${start}`)];
    expect(found(duties, codes)).toEqual(findings);
  });
});

describe('隔日勤務 within two weeks (10 to 23 May)', () => {
  const shifts = (ends: readonly string[]) =>
    ends.map((end, index) => dutyOf(`2026-05-${10 + index * 2}`, `8:00-${end}`, slept));

  test.each([
    ['three over 21 h', ['30:00', '30:00', '30:00', '29:00'], []],
    ['four over 21 h', ['30:00', '30:00', '30:00', '30:00'], ['alternateTooOften 4/3']],
    // 3 × 24 h + 2 × 21 h + 12 h = 126 h.
    ['126 h', ['32:00', '32:00', '32:00', '29:00', '29:00', '20:00'], []],
    ['126 h and a minute', ['32:00', '32:00', '32:00', '29:00', '29:00', '20:01'], ['alternateTwoWeeks 7561/7560']],
    // Without a longer shift, seven shifts of 19 h have no total of their own: 133 h.
    ['133 h, none over 21 h', ['27:00', '27:00', '27:00', '27:00', '27:00', '27:00', '27:00'], []],
  ])('%s: %j', (_, ends, findings) => {
    expect(found(shifts(ends), ['alternateTooOften', 'alternateTwoWeeks'])).toEqual(findings);
  });

  test('counts the shifts of other two weeks for themselves', () => {
    const duties = [
      ...shifts(['30:00', '30:00', '30:00']),
      dutyOf('2026-05-24', '8:00-30:00', slept),
      dutyOf('2026-05-26', '8:00-30:00', slept),
    ];
    expect(found(duties, ['alternateTooOften'])).toEqual([]);
    expect(hours(inputOf(duties)).twoWeeks.map(({ alternateExtended, start }) => [start, alternateExtended])).toEqual([
      ['2026-05-10', 3],
      ['2026-05-24', 2],
    ]);
  });

  test('counts all duty of the two weeks and names what to take off', () => {
    const duties = [...shifts(['32:00', '32:00', '32:00', '29:00', '29:00']), dutyOf('2026-05-21', '8:00-21:00')];
    expect(hours(inputOf(duties)).findings.find(({ code }) => code === 'alternateTwoWeeks')).toMatchObject({
      level: 'red',
      day: '2026-05-10',
      actual: 7620,
      wayOut: { code: 'shorten', minutes: 60 },
      reading: { name: 'twoWeeksStart', value: '2024-03-31' },
    });
  });

  test('joins the sleep of records of one shift', () => {
    const duties = [
      dutyOf('2026-05-11', '8:00-20:00', { isAlternate: true, nightSleepMinutes: 120 }),
      dutyOf('2026-05-11', '22:00-32:00', { nightSleepMinutes: 120 }),
    ];
    expect(found(duties, codes)).toEqual([]);
  });
});
