import type { AgreementRow, HoursRuleRow } from '@haisha/rules/hours/dated-rules';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../records/entity-repository.ts';

export type HoursRows = { hoursRules: HoursRuleRow[]; agreements: AgreementRow[] };

/** Reads what is set for hours: the rules of the company, and the agreements of one office or of all, the newest first. */
export async function readHoursRows(db: Reader, departmentId?: string): Promise<HoursRows> {
  const { rows } = await db.execute<HoursRows>(sql`select ${hoursRows(departmentId)}`);
  return rows[0] ?? { hoursRules: [], agreements: [] };
}

/** The same as columns of a statement that reads more. */
export function hoursRows(departmentId?: string): SQL {
  return sql`
      (select coalesce(json_agg(json_build_object('validFrom', r.valid_from, 'revision', r.revision,
        'labourMonthStartDay', r.labour_month_start_day, 'readings', r.readings) order by r.revision), '[]')
        from hours_rules r) as "hoursRules",
      (select coalesce(json_agg(json_build_object('departmentId', a.department_id, 'revision', a.revision,
        'from', a.from_date, 'to', a.to_date, 'months', a.months, 'isLongYear', a.is_long_year,
        'hasOvertimeClause', a.has_overtime_clause) order by a.revision desc), '[]')
        from labour_agreements a
        where ${departmentId === undefined ? sql`true` : sql`a.department_id = ${departmentId}`}) as agreements`;
}
