import { describe, expect, test } from 'vitest';
import { punchesOf } from '../../test/punches.ts';
import { dayNumber } from '../hours/japan-minute.ts';
import { formatNightTime, parseNightTime } from '../night-time.ts';
import { punchFaults } from './punch-faults.ts';
import { punchedShifts } from './punched-shifts.ts';

const day = '2026-11-25';
const midnight = dayNumber(day) * 24 * 60;
const minute = (time: string) => midnight + (parseNightTime(time) ?? Number.NaN);
const planned = { reportAt: minute('2:00'), outAt: minute('2:30'), inAt: minute('11:00'), endAt: minute('11:30') };

function faults(punches: string, { isOnLeave = false, now = '23:00', plan = true } = {}): string[] {
  const found = punchFaults({
    shifts: punchedShifts(punchesOf(day, punches)),
    planned: plan ? planned : null,
    isOnLeave,
    now: minute(now),
  });
  return found.map(({ code, kind, late, level, proposal }) =>
    [level, code, kind, late, proposal !== undefined && formatNightTime(proposal - midnight)].filter(Boolean).join(' '),
  );
}

describe('the faults of punches', () => {
  test.each([
    ['a day as planned has none', 'in 2:00, leave 2:30, return 11:00, out 11:30', []],
    ['no punch at all', '', ['red noPunch']],
    ['出勤 is missing', 'leave 2:31, return 11:12, out 11:40', ['red missing clockIn 2:00']],
    ['退勤 is missing', 'in 2:00, leave 2:31, return 11:12', ['red missing clockOut 11:30']],
    ['退勤 is missing after a late return', 'in 2:00, leave 2:31, return 12:12', ['red missing clockOut 12:12']],
    ['帰庫 is missing', 'in 2:00, leave 2:31, out 11:40', ['amber missing returnGarage 11:00']],
    ['出庫 is missing', 'in 2:00, return 11:12, out 11:40', ['amber missing leaveGarage 2:30']],
    ['the end of a break is missing', 'in 2:00, pause 5:00, out 11:40', ['amber missing breakEnd']],
    ['late by 10 minutes is told', 'in 2:10, out 11:40', ['info late clockIn 10']],
    ['late by 11 minutes is minded', 'in 2:11, out 11:40', ['amber late clockIn 11']],
    ['a second 出庫', 'in 2:00, leave 2:30, leave 2:31, return 11:00, out 11:30', ['amber extra leaveGarage']],
    ['帰庫 before 出庫', 'in 2:00, return 2:10, leave 2:30, out 11:30', ['red order']],
    ['more than 28 hours', 'in 2:00, out 30:01', ['red tooLong']],
    ['28 hours', 'in 2:00, out 30:00', []],
    ['the first of two shifts has no end', 'in 2:00, in 15:00, out 19:00', ['red missing clockOut 11:30']],
  ])('%s', (_, punches, expected) => {
    expect(faults(punches)).toEqual(expected);
  });

  test.each([
    ['nothing is missing before the start', '', '1:59', []],
    ['a start that is not punched in time is minded', '', '2:01', ['amber noPunch']],
    ['under way nothing is missing', 'in 2:00, leave 2:30', '11:30', []],
    ['the end is late, not forgotten', 'in 2:00, leave 2:30', '15:30', []],
    ['the end was forgotten', 'in 2:00', '15:31', ['red missing clockOut 11:30']],
  ])('%s', (_, punches, now, expected) => {
    expect(faults(punches, { now })).toEqual(expected);
  });

  test('a day off is told from work, and work on leave is a fault', () => {
    expect(faults('', { isOnLeave: true })).toEqual([]);
    expect(faults('in 2:00, out 11:30', { isOnLeave: true })).toEqual(['red onLeave']);
    expect(faults('in 2:00, out 11:30', { plan: false })).toEqual(['info unplanned']);
    expect(faults('', { plan: false })).toEqual([]);
  });
});
