import { describe, expect, test } from 'vitest';
import { at } from '../../test/duties.ts';
import { punchesOf } from '../../test/punches.ts';
import { dayNumber, minuteOf } from '../hours/japan-minute.ts';
import { formatNightTime } from '../night-time.ts';
import { punchedShifts } from './punched-shifts.ts';

const day = '2026-11-25';
const midnight = dayNumber(day) * 24 * 60;
const time = (minute: number | null) => (minute === null ? '?' : formatNightTime(minute - midnight));

/** 2:05 [2:31 11:12] 11:40, with breaks in round brackets and what has no place behind a +. */
function written(text: string): string[] {
  return punchedShifts(punchesOf(day, text)).map(({ breaks, clockIn, clockOut, extra, leaveGarage, returnGarage }) =>
    [
      time(clockIn),
      `[${time(leaveGarage)} ${time(returnGarage)}]`,
      time(clockOut),
      ...breaks.map(({ end, start }) => `(${time(start)} ${time(end)})`),
      ...extra.map(({ kind, minute }) => `+${kind} ${time(minute)}`),
    ].join(' '),
  );
}

describe('punches become shifts', () => {
  test.each([
    ['no punch', '', []],
    ['a whole day', 'in 2:05, leave 2:31, return 11:12, out 11:40', ['2:05 [2:31 11:12] 11:40']],
    ['in any order', 'out 11:40, return 11:12, in 2:05, leave 2:31', ['2:05 [2:31 11:12] 11:40']],
    ['over midnight', 'in 22:00, out 30:15', ['22:00 [? ?] 30:15']],
    [
      'with breaks',
      'in 5:00, pause 9:00, go 9:30, pause 12:00, go 12:15, out 15:00',
      ['5:00 [? ?] 15:00 (9:00 9:30) (12:00 12:15)'],
    ],
    ['two shifts a day', 'in 4:00, out 8:00, in 15:00, out 19:30', ['4:00 [? ?] 8:00', '15:00 [? ?] 19:30']],
    ['an end that was forgotten', 'in 4:00, leave 4:30, in 15:00, out 19:30', ['4:00 [4:30 ?] ?', '15:00 [? ?] 19:30']],
    ['a start that was forgotten', 'leave 4:30, return 11:00, out 11:30', ['? [4:30 11:00] 11:30']],
    ['an end alone', 'out 11:30', ['? [? ?] 11:30']],
    ['still out', 'in 4:00, leave 4:30', ['4:00 [4:30 ?] ?']],
    ['a break that never ended', 'in 4:00, pause 9:00, out 12:00', ['4:00 [? ?] 12:00 (9:00 ?)']],
    ['a second 出庫', 'in 4:00, leave 4:30, leave 4:31, out 9:00', ['4:00 [4:30 ?] 9:00 +leaveGarage 4:31']],
    ['an end of a break alone', 'in 4:00, go 9:00, out 12:00', ['4:00 [? ?] 12:00 +breakEnd 9:00']],
    [
      'two starts of a break',
      'in 4:00, pause 8:00, pause 8:05, go 8:30, out 9:00',
      ['4:00 [? ?] 9:00 (8:00 8:30) +breakStart 8:05'],
    ],
    [
      'one after the other at the same minute',
      'in 8:00, out 12:00, in 12:00, out 16:00',
      ['8:00 [? ?] 12:00', '12:00 [? ?] 16:00'],
    ],
    ['all at one minute', 'in 8:00, leave 8:00, return 9:00, out 9:00', ['8:00 [8:00 9:00] 9:00']],
  ])('%s', (_, text, expected) => {
    expect(written(text)).toEqual(expected);
  });

  test('seconds are cut', () => {
    const [shift] = punchedShifts([{ kind: 'clockIn', at: at(day, '4:00') + 59_999 }]);
    expect(shift?.clockIn).toBe(minuteOf(at(day, '4:00')));
  });
});
