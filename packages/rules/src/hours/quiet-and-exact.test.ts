import { describe, expect, test } from 'vitest';
import { dutyOf, found, inputOf, periods } from '../../test/duties.ts';
import type { Duty } from './duty.ts';
import { hours } from './hours.ts';

const rested = { breaks: periods('2026-05-11', '12:00-13:00') };
const twoDays = (text: string, next: string, more: Partial<Duty> = {}) => [
  dutyOf('2026-05-11', text, { ...rested, ...more }),
  dutyOf('2026-05-12', next, more),
];
const findingOf = (duties: readonly Duty[], code: string) =>
  hours(inputOf(duties)).findings.find((finding) => finding.code === code);

describe('what is in order is not spoken of', () => {
  test.each<[string, Duty[]]>([
    ['a usual day', [dutyOf('2026-05-11', '8:00-17:00', rested)]],
    ['two of them', twoDays('8:00-17:00', '8:00-14:00')],
    ['two drivers', [dutyOf('2026-05-11', '8:00-17:00', { ...rested, crew: 'two' })]],
    ['alternate-day duty', [dutyOf('2026-05-11', '8:00-17:00', { ...rested, isAlternate: true })]],
    ['driving', [dutyOf('2026-05-11', '8:00-17:00', { ...rested, driving: periods('2026-05-11', '8:30-12:00') })]],
  ])('%s', (_, duties) => {
    expect(hours(inputOf(duties)).findings).toEqual([]);
    const agreement = { from: '2026-04-01', to: '2027-03-31' };
    expect(hours(inputOf(duties, { agreements: [agreement] })).findings).toEqual([]);
  });

  test('one finding stands alone', () => {
    const codes = (duties: Duty[]) => hours(inputOf(duties)).findings.map(({ code }) => code);
    expect(codes(twoDays('6:00-17:00', '4:00-9:00'))).toEqual([]);
    expect(codes(twoDays('6:00-17:00', '3:59-9:00'))).toEqual(['dayOverUsual', 'restUnderGoal']);
    const carriedOver = { dutyMinutes: 0, overtimeMinutes: 57_600, monthsOver: 0, monthsOverInRow: 0 };
    const year = hours(inputOf(twoDays('8:00-17:01', '8:00-14:00'), { carriedOver }));
    expect(year.findings).toMatchObject([
      { code: 'yearOvertime', dutyIds: [], wayOut: { code: 'shorten', minutes: 1 } },
    ]);
  });
});

describe('the case that gave a limit', () => {
  test.each<[string, Duty[], string, string]>([
    ['one driver', twoDays('8:00-18:00', '2:00-4:00'), 'restTooShort', 'usual'],
    ['two drivers', twoDays('8:00-22:00', '1:00-4:00', { crew: 'two' }), 'restTooShort', 'twoCrew'],
    ['a bed', twoDays('0:00-21:00', '4:00-6:00', { crew: 'twoWithBed' }), 'restTooShort', 'twoCrewBed'],
    ['alternate-day duty', twoDays('8:00-18:00', '8:00-9:00', { isAlternate: true }), 'restTooShort', 'alternate'],
    [
      'a ferry',
      [
        dutyOf('2026-05-11', '8:00-20:00', { ferries: periods('2026-05-11', '9:00-10:00') }),
        dutyOf('2026-05-12', '3:00-4:00'),
      ],
      'restTooShort',
      'ferry',
    ],
    [
      'the sleep of two drivers',
      [dutyOf('2026-05-11', '0:00-28:01', { crew: 'twoWithBed', sleepMinutes: 480 })],
      'twoCrewOverMost',
      'twoCrewSleep',
    ],
    [
      'a sleep at night',
      [dutyOf('2026-05-11', '0:00-24:01', { isAlternate: true, nightSleepMinutes: 240 })],
      'alternateOverMost',
      'alternateExtended',
    ],
    ['no such sleep', [dutyOf('2026-05-11', '0:00-21:01', { isAlternate: true })], 'alternateOverMost', 'alternate'],
  ])('%s', (_, duties, code, expected) => expect(findingOf(duties, code)?.case).toBe(expected));

  test('after short rests of long distance, and for a long day', () => {
    const away = { distanceKm: 450, restsAway: true };
    const duties = [
      dutyOf('2026-05-11', '6:00-18:00', away),
      dutyOf('2026-05-12', '2:00-14:00', { distanceKm: 450 }),
      dutyOf('2026-05-13', '1:00-2:00', { distanceKm: 450 }),
    ];
    expect(findingOf(duties, 'restTooShort')).toMatchObject({ case: 'afterLongDistance', actual: 660, limit: 720 });
    const long = [dutyOf('2026-05-11', '6:00-21:30', away), dutyOf('2026-05-12', '5:00-9:00', away)];
    expect(findingOf(long, 'dayOverMost')).toMatchObject({
      case: 'longDistance',
      actual: 990,
      limit: 960,
      wayOut: { code: 'startNextLater', minutes: 30 },
    });
  });

  test('no agreement is no case', () => {
    const carriedOver = { dutyMinutes: 0, overtimeMinutes: 0, monthsOver: 0, monthsOverInRow: 0 };
    const days = Array.from({ length: 20 }, (_, index) =>
      dutyOf(`2026-05-${String(index + 1).padStart(2, '0')}`, '5:00-19:13'),
    );
    const over = hours(inputOf(days, { carriedOver })).findings.find(({ code }) => code === 'monthOverMost');
    expect(over).toMatchObject({ actual: 17_060, limit: 17_040, dutyIds: [] });
    expect(over).not.toHaveProperty('case');
    expect(findingOf(days, 'monthOvertime')).toMatchObject({ level: 'amber', article: 'labour 36', dutyIds: [] });
  });
});

describe('which duties a finding names', () => {
  test('the next one only when it has a part in it', () => {
    expect(findingOf(twoDays('6:00-21:01', '8:00-9:00'), 'dayOverMost')?.dutyIds).toEqual(['2026-05-11 6:00']);
    expect(findingOf(twoDays('6:00-21:01', '5:59-9:00'), 'dayOverMost')?.dutyIds).toEqual([
      '2026-05-11 6:00',
      '2026-05-12 5:59',
    ]);
  });

  test('all of two weeks or of a week', () => {
    const drive = (day: string) =>
      dutyOf(day, '5:00-20:00', { driving: periods(day, '5:00-9:00 9:30-13:30 14:00-15:00') });
    const days = Array.from({ length: 10 }, (_, index) => `2026-05-${10 + index}`);
    const result = hours(inputOf(days.map(drive)));
    expect(result.findings.find(({ code }) => code === 'twoWeekDriving')?.dutyIds).toEqual(
      days.map((day) => `${day} 5:00`),
    );
    expect(result.findings.find(({ code }) => code === 'weekWithoutHoliday')?.dutyIds).toEqual(
      days.slice(0, 7).map((day) => `${day} 5:00`),
    );
  });
});

describe('what a later start can put right', () => {
  test.each<[string, Duty[], string, string]>([
    // 14 h and 2 h of the next day: an hour too much, two of them from the next start.
    ['more than enough', twoDays('6:00-20:00', '4:00-9:00'), 'dayOverMost', 'startNextLater'],
    ['just enough', twoDays('6:00-21:00', '5:00-9:00'), 'dayOverMost', 'startNextLater'],
    ['not enough', twoDays('6:00-21:01', '5:00-9:00'), 'dayOverMost', 'shorten'],
    ['a whole shift counts', twoDays('6:00-28:00', '5:00-6:00', { isAlternate: true }), 'alternateOverMost', 'shorten'],
    ['two drivers', twoDays('4:00-23:00', '2:00-6:00', { crew: 'two' }), 'twoCrewOverMost', 'startNextLater'],
  ])('%s', (_, duties, code, wayOut) => expect(findingOf(duties, code)?.wayOut?.code).toBe(wayOut));
});

describe('rests of a run', () => {
  const away = { distanceKm: 450, restsAway: true };

  test('the first night counts at the end of a long one', () => {
    const run = (second: string) => [
      dutyOf('2026-05-10', '6:00-18:00', away),
      dutyOf('2026-05-11', second, away),
      dutyOf('2026-05-12', '6:00-16:00', away),
      dutyOf('2026-05-13', '6:00-16:00', away),
      dutyOf('2026-05-14', '6:00-16:00', { distanceKm: 450 }),
      dutyOf('2026-05-15', '3:59-5:00', { distanceKm: 450 }),
    ];
    expect(found(run('2:00-12:00'), ['restTooShort'])).toEqual(['restTooShort 719/720']);
    expect(found(run('3:00-12:00'), ['restTooShort'])).toEqual([]);
  });

  test('no run is longer than six days', () => {
    const days = (count: number) => [
      dutyOf('2026-05-10', '6:00-18:00', away),
      ...Array.from({ length: count }, (_, index) =>
        dutyOf(`2026-05-${11 + index}`, index === 0 ? '2:00-12:00' : '6:00-16:00', away),
      ),
      dutyOf(`2026-05-${11 + count}`, '6:00-16:00', { distanceKm: 450 }),
      dutyOf(`2026-05-${12 + count}`, '3:59-5:00', { distanceKm: 450 }),
    ];
    expect(found(days(5), ['restTooShort'])).toEqual(['restTooShort 719/720']);
    expect(found(days(7), ['restTooShort'])).toEqual([]);
  });

  test.each<[string, Partial<Duty>, string]>([
    ['two drivers', { crew: 'two' }, '23:00-24:00'],
    ['alternate-day duty', { isAlternate: true }, '38:00-40:00'],
  ])('short ones of %s ask for no 12 hours', (_, more, next) => {
    const duties = [
      dutyOf('2026-05-11', '6:00-18:00', { ...away, ...more }),
      dutyOf('2026-05-11', next, { distanceKm: 450 }),
      dutyOf('2026-05-13', '2:00-3:00', { distanceKm: 450 }),
    ];
    expect(found(duties, ['restTooShort'])).toEqual([]);
  });

  test('a rest of nine hours uses up no allowance', () => {
    const duties = [
      dutyOf('2026-05-11', '6:00-18:00', away),
      dutyOf('2026-05-12', '3:00-15:00', away),
      dutyOf('2026-05-12', '24:00-34:00', away),
      dutyOf('2026-05-13', '18:00-28:00', away),
      dutyOf('2026-05-14', '12:00-20:00', { distanceKm: 450 }),
    ];
    expect(hours(inputOf(duties)).days.map(({ restAfterMinutes }) => restAfterMinutes)).toEqual([
      540,
      540,
      480,
      480,
      null,
    ]);
    expect(found(duties, ['restTooShort'])).toEqual([]);
  });

  test('a short rest at home uses up no allowance', () => {
    const duties = [
      dutyOf('2026-05-11', '6:00-18:00', { distanceKm: 450 }),
      dutyOf('2026-05-12', '2:00-14:00', away),
      dutyOf('2026-05-12', '22:00-32:00', away),
      dutyOf('2026-05-13', '16:00-26:00', { distanceKm: 450 }),
    ];
    expect(found(duties, ['restTooShort'])).toEqual(['restTooShort 480/540']);
  });
});

describe('at the edge', () => {
  test('a bed counts the window up to 20 hours of a shift', () => {
    const bed = (text: string, next: string) => [
      dutyOf('2026-05-11', text, { crew: 'twoWithBed' }),
      dutyOf('2026-05-11', next, { crew: 'twoWithBed' }),
    ];
    expect(found(bed('4:00-23:00', '26:00-30:00'), ['twoCrewOverMost'])).toEqual(['twoCrewOverMost 1260/1200']);
    expect(found(bed('4:00-24:00', '27:00-28:00'), ['twoCrewOverMost'])).toEqual(['twoCrewOverMost 1260/1200']);
    expect(found(bed('4:00-24:01', '27:01-28:00'), ['twoCrewOverMost'])).toEqual([]);
  });

  test('a third shift of a day adds only its own overtime', () => {
    const duties = ['0:00-9:00', '12:00-13:00', '16:00-17:00'].map((text) => dutyOf('2026-05-11', text));
    expect(hours(inputOf(duties)).days.map(({ overtimeMinutes }) => overtimeMinutes)).toEqual([60, 60, 60]);
  });

  test('an event takes alternate-day duty back under 21 hours', () => {
    const events = periods('2026-05-11', '12:00-13:00').map((period) => ({
      ...period,
      kind: 'breakdown' as const,
      isDocumented: true,
    }));
    const duty = dutyOf('2026-05-11', '6:00-28:00', { isAlternate: true, nightSleepMinutes: 240, events });
    expect(hours(inputOf([duty])).twoWeeks[0]?.alternateExtended).toBe(0);
    expect(hours(inputOf([{ ...duty, events: [] }])).twoWeeks[0]?.alternateExtended).toBe(1);
  });

  test('the night of Saturday belongs to the next week', () => {
    const days = [11, 12, 13, 14, 15].map((day) => dutyOf(`2026-05-${day}`, '5:00-6:00'));
    expect(found([...days, dutyOf('2026-05-16', '20:00-26:00')], ['weekWithoutHoliday'])).toEqual([]);
  });

  test('a week counts its long days and no others', () => {
    const duties = [dutyOf('2026-05-11', '5:00-19:01'), dutyOf('2026-05-13', '5:00-19:00')];
    expect(hours(inputOf(duties)).weeks[0]?.longDays).toBe(1);
  });

  test('an agreement that ends on the first day of a year lengthens it', () => {
    const carriedOver = { dutyMinutes: 198_000, overtimeMinutes: 0, monthsOver: 0, monthsOverInRow: 0 };
    const duties = [dutyOf('2026-05-11', '8:00-9:00')];
    const most = (to: string) =>
      hours(inputOf(duties, { carriedOver, agreements: [{ from: '2025-04-21', to }] })).years[0]?.most;
    expect([most('2026-04-20'), most('2026-04-21')]).toEqual([198_000, 204_000]);
  });
});
