import { describe, expect, test } from 'vitest';
import { dutyOf } from '../../test/duties.ts';
import { type AgreementRow, agreementsOf, type HoursRuleRow, hoursRuleOn, hoursSettingsOn } from './dated-rules.ts';
import { firstParameters } from './first-parameters.ts';
import { firstSettings } from './first-settings.ts';
import { hours } from './hours.ts';

const { readings } = firstParameters;
const rule = (validFrom: string, revision: number, more: Partial<HoursRuleRow> = {}): HoursRuleRow => ({
  ...{ validFrom, revision, labourMonthStartDay: 21, readings },
  ...more,
});
const agreement = (revision: number, from: string, to: string, more: Partial<AgreementRow> = {}): AgreementRow => ({
  ...{ departmentId: 'iw', revision, from, to, months: [7, 8, 12], isLongYear: true, hasOvertimeClause: true },
  ...more,
});

test('the row in force began last, and of one day the newest revision counts', () => {
  const rows = [rule('2026-04-01', 1), rule('2027-04-01', 2), rule('2026-04-01', 3)];
  const on = (day: string) => hoursRuleOn(rows, day)?.revision;
  expect(['2026-03-31', '2026-04-01', '2027-03-31', '2027-04-01'].map(on)).toEqual([undefined, 3, 3, 2]);
});

describe('the settings of a day', () => {
  test('are the first ones as long as nothing is set', () => {
    expect(hoursSettingsOn('2026-11-26', [], [])).toBe(firstSettings);
  });

  test('begin labour months as they do on that day, and read each day as its own row says', () => {
    const changed = { ...readings, monthTotals: 'halfHourUp' as const };
    const rows = [rule('2027-04-01', 1, { labourMonthStartDay: 1, readings: changed })];
    const [before, after] = ['2027-03-31', '2027-04-01'].map((day) => hoursSettingsOn(day, rows, []));
    expect([before?.labourMonthStartDay, after?.labourMonthStartDay]).toEqual([21, 1]);
    const totals = before?.parameters.map((row) => [row.effectiveFrom, row.readings.monthTotals]);
    expect(totals).toEqual([
      ['2024-04-01', 'minutes'],
      ['2027-04-01', 'halfHourUp'],
    ]);
  });

  test('warn from the share that the company wants', () => {
    const { parameters } = hoursSettingsOn(
      '2026-11-26',
      [rule('2026-06-01', 1)],
      [],
      [
        { validFrom: '2026-05-01', warnPercent: 80 },
        { validFrom: '2026-07-01', warnPercent: 95 },
      ],
    );
    expect(parameters.map(({ effectiveFrom, warnPercent }) => `${effectiveFrom} ${warnPercent}`)).toEqual([
      '2024-04-01 90',
      '2026-05-01 80',
      '2026-06-01 80',
      '2026-07-01 95',
    ]);
  });
});

describe('an agreement', () => {
  const most = (rows: AgreementRow[], day: string) => {
    const settings = hoursSettingsOn('2026-11-26', [], agreementsOf(rows, 'iw'));
    const { months, years } = hours({ ...settings, duties: [dutyOf(day, '6:00-12:00')] });
    return [months[0]?.most, years[0]?.most, years[0]?.overtimeMost].map((minutes = 0) => minutes / 60);
  };

  test.each([
    [
      'of no office',
      [agreement(1, '2026-04-01', '2027-03-31', { departmentId: 'fn' })],
      '2026-07-25',
      [284, 3300, 960],
    ],
    ['lengthens its months', [agreement(1, '2026-04-01', '2027-03-31')], '2026-07-25', [310, 3400, 960]],
    ['leaves the others', [agreement(1, '2026-04-01', '2027-03-31')], '2026-09-25', [284, 3400, 960]],
    [
      'without the long year and the clause for overtime',
      [agreement(1, '2026-04-01', '2027-03-31', { isLongYear: false, hasOvertimeClause: false })],
      '2026-07-25',
      [310, 3300, 360],
    ],
    [
      'is replaced by a later one of the same days',
      [
        agreement(1, '2026-04-01', '2027-03-31'),
        agreement(2, '2026-06-01', '2027-03-31', { months: [], isLongYear: false }),
      ],
      '2026-07-25',
      [284, 3300, 960],
    ],
    ['is over after its last day', [agreement(1, '2025-04-01', '2026-03-31')], '2026-07-25', [284, 3300, 960]],
  ])('%s', (_, rows, day, expected) => {
    expect(most(rows, day)).toEqual(expected);
  });
});
