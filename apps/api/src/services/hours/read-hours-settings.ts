import { type CheckSettings, hoursSettingsOf, type LevelRow } from '@haisha/rules/checks/check-settings';
import { agreementsOf } from '@haisha/rules/hours/dated-rules';
import type { HoursSettings } from '@haisha/rules/hours/hours-context';
import { sql } from 'drizzle-orm';
import type { Reader } from '../records/entity-repository.ts';
import { readHoursRows } from './read-hours-rows.ts';

/** Returns what the hours of the people of an office are held against, looked at from a day. */
export type HoursSettingsOf = (departmentId: string | null, day: string) => HoursSettings;

/** Reads all that the company has set for hours, with the share of a limit from which it is warned. */
export async function readHoursSettings(db: Reader): Promise<HoursSettingsOf> {
  const { agreements, hoursRules } = await readHoursRows(db);
  const { rows: checkLevels } = await db.execute<LevelRow>(sql`
    select rule, revision, valid_from as "validFrom", level, number from check_levels
    where rule = 'limitNear' order by revision`);
  const known = new Map<string, HoursSettings>();
  return (departmentId, day) => {
    const key = `${departmentId} ${day}`;
    const own: CheckSettings = {
      ...{ checkLevels, rollCallHours: [], hoursRules },
      agreements: agreementsOf(agreements, departmentId),
    };
    const settings = known.get(key) ?? hoursSettingsOf(own, day);
    known.set(key, settings);
    return settings;
  };
}
