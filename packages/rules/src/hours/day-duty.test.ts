import { describe, expect, test } from 'vitest';
import { at, dutyOf, found, inputOf, periods } from '../../test/duties.ts';
import { hours } from './hours.ts';

const codes = ['dayOverMost', 'dayOverWatch', 'dayOverUsual'];

describe('拘束時間 of one day alone', () => {
  test.each([
    ['8:00-8:00', 0, []],
    ['8:00-8:01', 1, []],
    ['8:00-17:00', 540, []],
    ['6:00-19:00', 780, []],
    ['6:00-19:01', 781, ['dayOverUsual 781/780']],
    ['6:00-20:00', 840, ['dayOverUsual 840/780']],
    ['6:00-20:01', 841, ['dayOverWatch 841/840']],
    ['6:00-21:00', 900, ['dayOverWatch 900/840']],
    ['6:00-21:01', 901, ['dayOverMost 901/900']],
    ['20:00-25:30', 330, []],
    ['12:30-25:30', 780, []],
    ['12:29-25:30', 781, ['dayOverUsual 781/780']],
    ['11:30-26:30', 900, ['dayOverWatch 900/840']],
    ['11:29-26:30', 901, ['dayOverMost 901/900']],
    ['0:00-13:00', 780, []],
    ['23:59-24:00', 1, []],
    ['23:59-36:59', 780, []],
    ['23:59-37:00', 781, ['dayOverUsual 781/780']],
    ['5:00-29:00', 1440, ['dayOverMost 1440/900']],
    ['5:00-29:01', 1440, ['dayOverMost 1440/900']],
  ])('%s has %i minutes: %j', (text, minutes, findings) => {
    for (const day of ['2026-05-11', '2026-05-31', '2026-05-20', '2024-02-29', '2026-12-31']) {
      expect(hours(inputOf([dutyOf(day, text)])).days[0]?.dutyMinutes).toBe(minutes);
      expect(found([dutyOf(day, text)], codes)).toEqual(findings);
    }
  });

  test('counts breaks as duty', () => {
    const day = '2026-05-11';
    const duty = dutyOf(day, '6:00-19:00', { breaks: periods(day, '12:00-13:00 15:00-15:30') });
    expect(hours(inputOf([duty])).days[0]).toMatchObject({ dutyMinutes: 780, breakMinutes: 90, workMinutes: 690 });
  });

  test('cuts seconds to the minute', () => {
    const start = at('2026-05-11', '6:00') + 59_999;
    const end = at('2026-05-11', '19:00') + 59_999;
    expect(hours(inputOf([dutyOf('2026-05-11', '6:00-7:00', { start, end })])).days[0]?.dutyMinutes).toBe(780);
  });

  test('takes instants as texts as well', () => {
    const duty = { id: 'a', state: 'actual', start: '2026-05-10T21:00:00Z', end: '2026-05-11T19:00:00+09:00' } as const;
    const day = hours(inputOf([duty])).days[0];
    expect(day).toMatchObject({ day: '2026-05-11', dutyMinutes: 780, start: at('2026-05-11', '6:00') });
    expect(day?.end).toBe(at('2026-05-11', '19:00'));
  });

  test('takes an end before the start for no duty', () => {
    expect(hours(inputOf([dutyOf('2026-05-11', '6:00-5:00')])).days[0]).toMatchObject({
      dutyMinutes: 0,
      workMinutes: 0,
    });
  });
});

describe('the 24 hours from a start, with what belongs to the next shift', () => {
  test.each([
    // 6:00-20:00 is 14 h; the next from 4:00 gives 2 h until 6:00.
    [['6:00-20:00', '4:00-17:00'], [960, 780], [120, 0], ['dayOverMost 960/900']],
    [['5:40-18:15', '6:30-17:40', '4:30-16:45'], [755, 790, 735], [0, 120, 0], ['dayOverUsual 790/780']],
    [['6:00-18:00', '6:00-18:00'], [720, 720], [0, 0], []],
    [['6:00-18:00', '5:59-17:59'], [721, 720], [1, 0], []],
    [['6:00-18:00', '5:00-17:00', '4:00-16:00'], [780, 780, 720], [60, 60, 0], []],
    [['6:00-18:00', '4:59-17:00'], [781, 721], [61, 0], ['dayOverUsual 781/780']],
    [['6:00-19:30', '4:30-12:00'], [900, 450], [90, 0], ['dayOverWatch 900/840']],
    [['6:00-19:30', '4:29-12:00'], [901, 451], [91, 0], ['dayOverMost 901/900']],
    // Two starts within the day: both later ones count.
    [['6:00-9:00', '27:00-29:00'], [300], [120], []],
    [['22:00-34:00', '21:00-33:00'], [780, 720], [60, 0], []],
  ] as [string[], number[], number[], string[]][])('%j: %j, %j of it twice', (texts, minutes, double, findings) => {
    const duties = texts.map((text, index) => dutyOf(`2026-05-${11 + index}`, text));
    const days =
      texts[1] === '27:00-29:00'
        ? hours(inputOf(texts.map((text) => dutyOf('2026-05-11', text)))).days.slice(0, 1)
        : hours(inputOf(duties)).days;
    expect(days.map(({ dutyMinutes }) => dutyMinutes)).toEqual(minutes);
    expect(days.map(({ doubleCountedMinutes }) => doubleCountedMinutes)).toEqual(double);
    if (texts[1] !== '27:00-29:00') expect(found(duties, codes)).toEqual(findings);
  });

  test('counts the next shift when its own 24 hours begin twice', () => {
    const duties = ['6:00-7:00', '12:00-13:00', '18:00-19:00'].map((text) => dutyOf('2026-05-11', text));
    const days = hours(inputOf(duties)).days;
    expect(days.map(({ dutyMinutes }) => dutyMinutes)).toEqual([180, 120, 60]);
    expect(days.map(({ doubleCountedMinutes }) => doubleCountedMinutes)).toEqual([120, 60, 0]);
    expect(days.map(({ shiftMinutes }) => shiftMinutes)).toEqual([60, 60, 60]);
  });

  test('names the way out: a later start next day, or a shorter day', () => {
    const next = hours(inputOf([dutyOf('2026-05-11', '6:00-20:00'), dutyOf('2026-05-12', '4:00-17:00')])).findings;
    expect(next.find(({ code }) => code === 'dayOverMost')).toEqual({
      code: 'dayOverMost',
      level: 'red',
      article: 'standard 4-1-3',
      day: '2026-05-11',
      dutyIds: ['2026-05-11 6:00', '2026-05-12 4:00'],
      actual: 960,
      limit: 900,
      case: 'usual',
      wayOut: { code: 'startNextLater', minutes: 60 },
    });
    const alone = hours(inputOf([dutyOf('2026-05-11', '6:00-21:30')])).findings;
    expect(alone.find(({ code }) => code === 'dayOverMost')).toMatchObject({
      dutyIds: ['2026-05-11 6:00'],
      wayOut: { code: 'shorten', minutes: 30 },
    });
    const both = hours(inputOf([dutyOf('2026-05-11', '6:00-20:30'), dutyOf('2026-05-12', '5:30-12:00')])).findings;
    expect(both.find(({ actual }) => actual === 900)).toMatchObject({ code: 'dayOverWatch', level: 'amber' });
    const more = hours(inputOf([dutyOf('2026-05-11', '6:00-20:30'), dutyOf('2026-05-12', '5:29-12:00')])).findings;
    expect(more.find(({ code }) => code === 'dayOverMost')).toMatchObject({
      actual: 901,
      wayOut: { code: 'startNextLater', minutes: 1 },
    });
    const little = hours(inputOf([dutyOf('2026-05-11', '6:00-21:30'), dutyOf('2026-05-12', '5:40-12:00')])).findings;
    expect(little.find(({ code }) => code === 'dayOverMost')).toMatchObject({
      actual: 950,
      wayOut: { code: 'shorten', minutes: 50 },
    });
  });
});

describe('records less than three hours apart', () => {
  test.each([
    ['6:00-10:00', '12:59-17:00', 1, 660, 179],
    ['6:00-10:00', '10:00-17:00', 1, 660, 0],
    ['6:00-10:00', '10:30-17:00', 1, 660, 30],
    ['6:00-10:00', '13:00-17:00', 2, 480, 0],
    ['6:00-10:00', '13:01-17:00', 2, 479, 0],
    ['6:00-10:00', '9:00-17:00', 1, 660, 0],
    ['6:00-17:00', '9:00-10:00', 1, 660, 0],
  ])('%s and %s are %i shifts with %i minutes and a break of %i', (first, second, shifts, minutes, rest) => {
    const days = hours(inputOf([dutyOf('2026-05-11', second), dutyOf('2026-05-11', first)])).days;
    expect(days).toHaveLength(shifts);
    expect(days[0]).toMatchObject({ dutyMinutes: minutes, breakMinutes: rest });
  });

  test('make one shift over midnight, of the day of its start', () => {
    const days = hours(inputOf([dutyOf('2026-05-31', '18:00-23:00'), dutyOf('2026-06-01', '1:30-4:00')])).days;
    expect(days).toMatchObject([{ day: '2026-05-31', shiftMinutes: 600, breakMinutes: 150 }]);
    expect(days[0]?.dutyIds).toEqual(['2026-05-31 18:00', '2026-06-01 1:30']);
  });

  test('make a planned shift as long as one of them is planned', () => {
    const plan = dutyOf('2026-05-11', '11:00-12:00', { state: 'planned' });
    expect(hours(inputOf([dutyOf('2026-05-11', '6:00-10:00'), plan])).days[0]?.state).toBe('planned');
    expect(hours(inputOf([dutyOf('2026-05-11', '6:00-10:00')])).days[0]?.state).toBe('actual');
  });
});
