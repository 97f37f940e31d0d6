import { expect, test } from 'vitest';
import { paidGrants } from './paid-grants.ts';
import { schedulesBy } from './work-schedule.ts';

const granted = (hired: string, until: string) => paidGrants(hired, until).map(({ date, days }) => `${date} ${days}`);

test.each([
  ['nobody has any in the first six months', '2026-06-01', '2026-11-30', []],
  ['the sixth month is over on the day itself', '2026-06-01', '2026-12-01', ['2026-12-01 10']],
  [
    'each year brings more, until twenty',
    '2018-04-01',
    '2026-11-26',
    [
      ...['2018-10-01 10', '2019-10-01 11', '2020-10-01 12', '2021-10-01 14'],
      ...['2022-10-01 16', '2023-10-01 18', '2024-10-01 20', '2025-10-01 20', '2026-10-01 20'],
    ],
  ],
  [
    'who was hired on 29 February gets them on 29 August',
    '2024-02-29',
    '2026-11-26',
    ['2024-08-29 10', '2025-08-29 11', '2026-08-29 12'],
  ],
  [
    'a month that lacks the day ends first, and a leap year has it',
    '2022-08-29',
    '2024-11-26',
    ['2023-03-01 10', '2024-02-29 11'],
  ],
  ['who was hired at the end of August waits for March', '2025-08-31', '2026-11-26', ['2026-03-01 10']],
  ['who comes later has none yet', '2027-01-01', '2026-11-26', []],
])('%s', (_, hired, until, expected) => {
  expect(granted(hired, until)).toEqual(expected);
});

test('a grant lapses after two years', () => {
  expect(paidGrants('2023-08-29', '2026-11-26').map(({ lapsesOn }) => lapsesOn)).toEqual([
    '2026-03-01',
    '2027-03-01',
    '2028-03-01',
  ]);
});

test('a grant goes by the schedule on its day, and where the law has none there is none', () => {
  const scheduleOn = schedulesBy([
    { validFrom: '2025-01-01', per: 'week', days: 5, weeklyHours: 40 },
    { validFrom: '2022-10-01', per: 'week', days: 3, weeklyHours: 18 },
    { validFrom: '2024-01-01', per: 'year', days: 40, weeklyHours: 8 },
  ]);
  const grants = paidGrants('2022-04-01', '2026-11-26', scheduleOn);
  expect(grants.map(({ date, days }) => `${date} ${days}`)).toEqual([
    '2022-10-01 5',
    '2023-10-01 6',
    '2025-10-01 14',
    '2026-10-01 16',
  ]);
});

test('a schedule holds from its day on, and before the first one nothing is known', () => {
  const scheduleOn = schedulesBy([{ validFrom: '2023-10-01', per: 'week', days: 2, weeklyHours: 12 }]);
  expect(scheduleOn('2023-09-30')).toBeNull();
  expect(scheduleOn('2023-10-01')).toMatchObject({ days: 2 });
  expect(paidGrants('2022-04-01', '2023-10-01', scheduleOn).map(({ days }) => days)).toEqual([10, 4]);
});
