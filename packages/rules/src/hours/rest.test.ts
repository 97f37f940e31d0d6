import { describe, expect, test } from 'vitest';
import { at, dutyOf, found, inputOf, reading } from '../../test/duties.ts';
import { hours } from './hours.ts';

const codes = ['restTooShort', 'restUnderGoal'];

describe('休息期間 after a usual shift that ends at 18:00', () => {
  test.each([
    ['21:00', 180, ['restTooShort 180/540']],
    ['23:59', 359, ['restTooShort 359/540']],
    ['24:00', 360, ['restTooShort 360/540']],
    ['26:00', 480, ['restTooShort 480/540']],
    ['26:50', 530, ['restTooShort 530/540']],
    ['26:59', 539, ['restTooShort 539/540']],
    ['27:00', 540, ['restUnderGoal 540/660']],
    ['28:20', 620, ['restUnderGoal 620/660']],
    ['28:59', 659, ['restUnderGoal 659/660']],
    ['29:00', 660, []],
    ['29:01', 661, []],
    ['36:00', 1080, []],
  ])('work again at %s is a rest of %i minutes: %j', (start, rest, findings) => {
    for (const day of ['2026-05-11', '2024-02-28', '2024-02-29', '2026-05-20', '2026-12-31']) {
      const duties = [dutyOf(day, '6:00-18:00'), dutyOf(day, `${start}-${start}`)];
      expect(found(duties, codes)).toEqual(findings);
      const days = hours(inputOf(duties)).days;
      expect(days.map(({ restBeforeMinutes }) => restBeforeMinutes)).toEqual([null, rest]);
      expect(days.map(({ restAfterMinutes }) => restAfterMinutes)).toEqual([rest, null]);
    }
  });

  test.each([
    ['26:00', 'restTooShort', 'red', '27:00', 540],
    ['27:00', 'restUnderGoal', 'amber', '29:00', 660],
  ])('names the earliest start when work begins at %s', (start, code, level, earliest, limit) => {
    const duties = [dutyOf('2026-05-11', '6:00-18:00'), dutyOf('2026-05-11', `${start}-35:00`)];
    expect(hours(inputOf(duties)).findings.find((finding) => codes.includes(finding.code))).toEqual({
      code,
      level,
      article: 'standard 4-1-5',
      day: '2026-05-11',
      dutyIds: ['2026-05-11 6:00', `2026-05-11 ${start}`],
      actual: (Number.parseInt(start, 10) - 18) * 60,
      limit,
      case: 'usual',
      wayOut: { code: 'startLater', at: at('2026-05-11', earliest) },
    });
  });
});

describe('long distance with nights away (week of 10 May, every run 450 km or more)', () => {
  const away = { distanceKm: 450, restsAway: true };
  const home = { distanceKm: 450 };

  test.each([
    // Rest of 8 h away from home, then 12 h at home.
    ['8 h away, 12 h at home', ['6:00-18:00', '2:00-14:00', '2:00-10:00'], [away, home, home], []],
    ['7:59 away', ['6:00-18:00', '1:59-14:00', '3:00-10:00'], [away, home, home], ['restTooShort 479/480']],
    [
      '8 h away, 11:59 at home',
      ['6:00-18:00', '2:00-14:00', '1:59-10:00'],
      [away, home, home],
      ['restTooShort 719/720'],
    ],
    ['9 h away, 9 h at home', ['6:00-18:00', '3:00-14:00', '23:00-30:00'], [away, home, home], []],
    ['8 h at home', ['6:00-18:00', '2:00-14:00', '12:00-16:00'], [home, away, home], ['restTooShort 480/540']],
    [
      '449 km',
      ['6:00-18:00', '2:00-14:00', '12:00-16:00'],
      [{ ...away, distanceKm: 449 }, home, home],
      ['restTooShort 480/540'],
    ],
  ] as const)('%s: %j', (_, texts, more, findings) => {
    const days =
      texts[2] === '23:00-30:00'
        ? ['2026-05-11', '2026-05-12', '2026-05-12']
        : ['2026-05-11', '2026-05-12', '2026-05-13'];
    const duties = texts.map((text, index) => dutyOf(days[index] as string, text, more[index]));
    expect(found(duties, ['restTooShort'])).toEqual(findings);
  });

  test('leaves the 11 hours to strive for as they are', () => {
    const duties = [dutyOf('2026-05-11', '6:00-18:00', away), dutyOf('2026-05-12', '2:00-14:00', home)];
    expect(found(duties, codes)).toEqual(['restUnderGoal 480/660']);
  });

  test('allows the rest of 8 hours twice a week', () => {
    const texts = ['6:00-18:00', '2:00-14:00', '22:00-34:00', '18:00-30:00'];
    const starts = ['2026-05-11', '2026-05-12', '2026-05-12', '2026-05-13'];
    const duties = texts.map((text, index) => dutyOf(starts[index] as string, text, away));
    expect(found(duties, ['restTooShort'])).toEqual(['restTooShort 480/540']);
    expect(found(duties.slice(0, 3), ['restTooShort'])).toEqual([]);
  });

  test('counts the rests of each week for itself', () => {
    // Thursday and Friday are of the week of 10 May, Sunday and Monday of the next one.
    const duties = [
      dutyOf('2026-05-14', '6:00-18:00', away),
      dutyOf('2026-05-15', '2:00-14:00', away),
      dutyOf('2026-05-15', '22:00-34:00', away),
      dutyOf('2026-05-17', '6:00-18:00', away),
      dutyOf('2026-05-18', '2:00-14:00', away),
      dutyOf('2026-05-18', '22:00-34:00', away),
      dutyOf('2026-05-20', '6:00-10:00', home),
    ];
    expect(found(duties, ['restTooShort'])).toEqual([]);
  });

  test('asks for 12 hours only after a run whose rest away was under 9', () => {
    const run = (next: string) => [
      dutyOf('2026-05-11', '6:00-18:00', away),
      dutyOf('2026-05-12', next, away),
      dutyOf('2026-05-13', '3:00-14:00', home),
      dutyOf('2026-05-14', '1:59-5:00', home),
    ];
    expect(found(run('2:00-16:00'), ['restTooShort'])).toEqual(['restTooShort 719/720']);
    expect(found(run('3:00-16:00'), ['restTooShort'])).toEqual([]);
  });

  test('does not carry a short rest at home into the next run', () => {
    const duties = [
      dutyOf('2026-05-11', '6:00-18:00', home),
      dutyOf('2026-05-12', '2:00-14:00', home),
      dutyOf('2026-05-13', '1:00-10:00', home),
    ];
    expect(found(duties, ['restTooShort'])).toEqual(['restTooShort 480/540']);
  });
});

describe('the longer day of long distance', () => {
  const away = { distanceKm: 500, restsAway: true };
  const over = ['dayOverMost', 'dayOverWatch'];
  const week = (texts: string[], more = away) =>
    texts.map((text, index) => dutyOf(`2026-05-${11 + index}`, text, more));

  test.each([
    [['6:00-22:00'], ['dayOverWatch 960/840']],
    [['6:00-22:01'], ['dayOverMost 961/960']],
    [
      ['6:00-22:00', '7:00-23:00'],
      ['dayOverWatch 960/840', 'dayOverWatch 960/840'],
    ],
    [
      ['6:00-22:00', '7:00-23:00', '8:00-24:00'],
      ['dayOverWatch 960/840', 'dayOverWatch 960/840', 'dayOverMost 960/900'],
    ],
    [
      ['6:00-22:00', '7:00-22:00', '8:00-24:00', '9:00-24:00'],
      ['dayOverWatch 960/840', 'dayOverWatch 900/840', 'dayOverWatch 960/840', 'dayOverWatch 900/840'],
    ],
    [
      ['6:00-22:01', '7:00-23:01', '8:00-23:01'],
      ['dayOverMost 961/960', 'dayOverMost 961/960', 'dayOverMost 901/900'],
    ],
  ])('%j: %j', (texts, findings) => expect(found(week(texts), over)).toEqual(findings));

  test.each([
    ['no rest away', { distanceKm: 500, restsAway: false }],
    ['a run of 449 km', { distanceKm: 449, restsAway: true }],
  ])('is not allowed with %s', (_, more) => {
    expect(found(week(['6:00-22:00'], more), over)).toEqual(['dayOverMost 960/900']);
  });

  test('needs every run of the week to be long', () => {
    const duties = [...week(['6:00-22:00']), dutyOf('2026-05-16', '6:00-8:00', { distanceKm: 449 })];
    expect(found(duties, over)).toEqual(['dayOverMost 960/900']);
    const nextWeek = [...week(['6:00-22:00']), dutyOf('2026-05-17', '6:00-8:00', { distanceKm: 449 })];
    expect(found(nextWeek, over)).toEqual(['dayOverWatch 960/840']);
  });

  test('can be read as needing every rest away from home', () => {
    const duties = [...week(['6:00-22:00']), dutyOf('2026-05-13', '6:00-8:00', { distanceKm: 450 })];
    expect(found(duties, over)).toEqual(['dayOverWatch 960/840']);
    expect(found(duties, over, reading({ restsAway: 'all' }))).toEqual(['dayOverMost 960/900']);
    expect(found(week(['6:00-22:00']), over, reading({ restsAway: 'all' }))).toEqual(['dayOverWatch 960/840']);
  });
});
