import { expect, test } from 'vitest';
import { fiveDayYears } from './five-days.ts';
import { leaveDays } from './leave-day.ts';
import { paidGrants } from './paid-grants.ts';

type Taken = readonly [from: string, to?: string, part?: 'am'];

const year = (hired: string, today: string, taken: readonly Taken[]) =>
  fiveDayYears(
    paidGrants(hired, today),
    taken.flatMap(([fromDate, toDate = fromDate, part = 'day' as const]) => leaveDays({ fromDate, toDate, part })),
    today,
  ).at(-1);

test.each([
  ['nothing is owed before the first grant', '2026-08-01', [], undefined],
  ['the year begins with the grant', '2026-05-26', [], '2026-11-26 2027-11-25 0 5 open'],
  ['halves count as halves', '2026-04-01', [['2026-10-02', '2026-10-02', 'am']], '2026-10-01 2027-09-30 0.5 4.5 open'],
  ['five days are enough', '2026-04-01', [['2026-10-05', '2026-10-09']], '2026-10-01 2027-09-30 5 0 done'],
  [
    'days before and after the year do not count',
    '2025-07-10',
    [['2026-01-09', '2026-01-11'], ['2027-01-10']],
    '2026-01-10 2027-01-09 2 3 near',
  ],
  ['a year ends before 29 February where it began after one', '2023-08-29', [], '2026-03-01 2027-02-28 0 5 open'],
] as [string, string, Taken[], string | undefined][])('%s', (_, hired, taken, expected) => {
  const found = year(hired, '2026-11-26', taken);
  expect(found && `${found.from} ${found.to} ${found.taken} ${found.missing} ${found.state}`).toBe(expected);
});

test('a year that ended without its days was missed, and stays so', () => {
  const years = fiveDayYears(paidGrants('2024-04-01', '2026-11-26'), [], '2026-11-26');
  expect(years.map(({ state }) => state)).toEqual(['missed', 'missed', 'open']);
});

test('ninety days before its end somebody has to see to it', () => {
  const states = ['2026-07-01', '2026-07-02', '2026-09-30', '2026-10-01'].map(
    (today) => fiveDayYears(paidGrants('2025-04-01', '2025-10-01'), [], today)[0]?.state,
  );
  expect(states).toEqual(['open', 'near', 'near', 'missed']);
});
