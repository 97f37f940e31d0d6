import { describe, expect, test } from 'vitest';
import { type LeaveSpan, leaveDays } from './leave-day.ts';
import { paidLeaveOn } from './paid-leave.ts';

const whole = (fromDate: string, toDate = fromDate): LeaveSpan => ({ fromDate, toDate, part: 'day' });
const half = (day: string, part: 'am' | 'pm' = 'am'): LeaveSpan => ({ fromDate: day, toDate: day, part });
const on = (hired: string, today: string, ...taken: LeaveSpan[]) => paidLeaveOn(hired, taken.flatMap(leaveDays), today);

test('a leave is each of its days, and a half is half of one', () => {
  expect(leaveDays(whole('2024-02-28', '2024-03-01'))).toEqual([
    { day: '2024-02-28', days: 1 },
    { day: '2024-02-29', days: 1 },
    { day: '2024-03-01', days: 1 },
  ]);
  expect(leaveDays(half('2026-11-26', 'pm'))).toEqual([{ day: '2026-11-26', days: 0.5 }]);
});

describe('the balance of paid leave', () => {
  test.each([
    ['is nothing before the first grant', '2026-08-01', [], 0, 0],
    ['is the grant as long as nothing is taken', '2026-04-01', [], 10, 0],
    ['counts halves', '2026-04-01', [half('2026-10-05'), half('2026-10-06', 'pm'), whole('2026-10-07')], 8, 0],
    ['counts days to come that are agreed on', '2026-04-01', [whole('2026-12-28', '2026-12-30')], 7, 0],
    ['has two grants at a time', '2025-04-01', [], 21, 0],
    ['loses what is two years old', '2024-04-01', [], 11 + 12, 0],
    ['says what nobody granted', '2026-04-01', [whole('2026-05-01', '2026-05-02'), half('2026-10-02')], 9.5, 2],
    ['is never below nothing', '2026-04-01', [whole('2026-10-01', '2026-10-11')], 0, 1],
  ])('%s', (_, hired, taken, left, overdrawn) => {
    expect(on(hired, '2026-11-26', ...taken)).toMatchObject({ left, overdrawn });
  });

  test('takes from the oldest grant first, and from no grant after it lapsed', () => {
    const taken = [whole('2026-09-21', '2026-09-29'), whole('2026-09-30', '2026-10-02')];
    expect(on('2024-04-01', '2026-11-26', ...taken).grants).toEqual([
      { date: '2024-10-01', days: 10, lapsesOn: '2026-10-01', taken: 10, left: 0 },
      { date: '2025-10-01', days: 11, lapsesOn: '2027-10-01', taken: 2, left: 9 },
      { date: '2026-10-01', days: 12, lapsesOn: '2028-10-01', taken: 0, left: 12 },
    ]);
  });

  test('a day to come may use a grant that is not there yet, which is not shown before its day', () => {
    const paid = on('2026-07-01', '2026-11-26', whole('2027-01-04'));
    expect(paid).toEqual({ grants: [], left: 0, overdrawn: 0 });
  });

  test('lapses on its day and not before', () => {
    expect(on('2024-05-26', '2026-11-25').left).toBe(10 + 11);
    expect(on('2024-05-26', '2026-11-26').left).toBe(11 + 12);
  });
});
