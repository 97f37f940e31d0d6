import { addDays } from '@haisha/rules/calendar';
import type { AgreementRow, HoursRuleRow } from '@haisha/rules/hours/dated-rules';
import { firstParameters } from '@haisha/rules/hours/first-parameters';
import { firstSettings } from '@haisha/rules/hours/first-settings';
import { demoInstant } from './demo-delivery-results.ts';
import { demoId } from './demo-id.ts';

type Kept = { id: string; reason: string | null; createdAt: string };

const setMinutes = 10 * 60;

/**
 * The agreements of the demo company: 厚木 may have longer months around this one, and had no clause for overtime the year
 * before; 船橋 has the clause alone, 岩槻 nothing.
 */
export function demoAgreements(today: string): (AgreementRow & Kept)[] {
  const month = Number(today.slice(5, 7));
  const around = [-1, 0, 1, 2, 5].map((far) => ((((month - 1 + far) % 12) + 12) % 12) + 1).toSorted((a, b) => a - b);
  const rows = [
    ['AT', 1, -550, -186, [3, 12], false, '年末年始と年度末の繁忙に備える'],
    ['AT', 2, -185, 179, around, true, '繁忙月の延長と特別条項を更新'],
    ['FN', 1, -185, 179, [], true, '36協定の特別条項だけを締結'],
  ] as const;
  return rows.map(([code, revision, from, to, months, hasOvertimeClause, reason]) => ({
    ...{ id: demoId(`agreement ${code} ${revision}`), departmentId: demoId(`department ${code}`), revision, reason },
    ...{ from: addDays(today, from), to: addDays(today, to), months, hasOvertimeClause, isLongYear: months.length > 0 },
    createdAt: demoInstant(addDays(today, from - 10), setMinutes),
  }));
}

/** What the demo company has set for hours: what most follow, and another rounding that is to come. */
export function demoHoursRules(today: string): (HoursRuleRow & Kept)[] {
  const { readings } = firstParameters;
  const { labourMonthStartDay } = firstSettings;
  const [since, later] = [addDays(today, -430), addDays(today, 80)];
  const row = { labourMonthStartDay, readings };
  return [
    {
      ...{ ...row, id: demoId('hours rule 1'), revision: 1, validFrom: since, reason: '就業規則のとおり' },
      createdAt: demoInstant(since, setMinutes),
    },
    {
      ...{ ...row, id: demoId('hours rule 2'), revision: 2, validFrom: later },
      ...{ readings: { ...readings, monthTotals: 'halfHourUp' }, reason: '月の合計を30分単位に改める' },
      createdAt: demoInstant(addDays(today, -12), setMinutes),
    },
  ];
}
