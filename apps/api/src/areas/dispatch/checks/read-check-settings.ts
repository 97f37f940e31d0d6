import type { CheckSettings, LevelRow, RollCallHoursRow } from '@haisha/rules/checks/check-settings';
import { type SQL, sql } from 'drizzle-orm';
import { type HoursRows, hoursRows } from '../../../services/hours/read-hours-rows.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';

type Row = HoursRows & { checkLevels: LevelRow[]; rollCallHours: RollCallHoursRow[] };

/** Reads what the company has set for the checks, with its history, and when somebody may call the roll at a department. */
export async function readCheckSettings(db: Reader, departmentId: string): Promise<CheckSettings> {
  const { rows } = await db.execute<Row>(sql`select ${checkSettings(departmentId)}`);
  return rows[0] ?? { checkLevels: [], rollCallHours: [], hoursRules: [], agreements: [] };
}

/** The same as columns of a statement that reads more. */
export function checkSettings(departmentId: string): SQL {
  return sql`
      (select coalesce(json_agg(json_build_object('rule', l.rule, 'revision', l.revision, 'validFrom', l.valid_from,
        'level', l.level, 'number', l.number) order by l.rule, l.revision), '[]') from check_levels l) as "checkLevels",
      (select coalesce(json_agg(json_build_object('departmentId', h.department_id, 'revision', h.revision,
        'validFrom', h.valid_from, 'fromMinutes', h.from_minutes, 'toMinutes', h.to_minutes) order by h.revision), '[]')
        from roll_call_hours h where h.department_id = ${departmentId}) as "rollCallHours",
      ${hoursRows(departmentId)}`;
}
