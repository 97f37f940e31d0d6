import { type HoursRuleRow, hoursSettingsOn } from '../hours/dated-rules.ts';
import type { HoursSettings, LabourAgreement } from '../hours/hours-context.ts';
import { type CheckLevel, type CheckRuleName, checkRule, stricter } from './check-rules.ts';

/** A row of the history of something dated: in force from a day on, and replaced by a later revision of that day. */
export type Dated = { validFrom: string; revision: number };

/** What a company wants of a rule from a day on; the number is null for a rule that has none. */
export type LevelRow = Dated & { rule: CheckRuleName; level: CheckLevel; number: number | null };

/**
 * When somebody who may call the roll is at a department, in minutes of the day: 22:00 to 30:00 reaches into the next one. All
 * around the clock are 24 hours.
 */
export type RollCallHoursRow = Dated & { departmentId: string; fromMinutes: number; toMinutes: number };

/** The settings that checks are held against, with their history. */
export type CheckSettings = {
  checkLevels: readonly LevelRow[];
  rollCallHours: readonly RollCallHoursRow[];
  hoursRules: readonly HoursRuleRow[];
  /** Those of the department, the newest first. */
  agreements: readonly LabourAgreement[];
};

/** As long as a company has set nothing. */
export const usualSettings: CheckSettings = { checkLevels: [], rollCallHours: [], hoursRules: [], agreements: [] };

/** Returns the row in force on a day: the one that began last, of these the newest revision. */
export function inForce<Row extends Dated>(rows: readonly Row[], day: string): Row | undefined {
  let found: Row | undefined;
  for (const row of rows) {
    if (row.validFrom > day) continue;
    if (!found || row.validFrom > found.validFrom) found = row;
    else if (row.validFrom === found.validFrom && row.revision > found.revision) found = row;
  }
  return found;
}

/** The levels that were asked for, as long as the settings are known: a board asks for them thousands of times. */
const levelsOf = new WeakMap<readonly LevelRow[], Map<string, CheckLevel>>();

/** Returns the level of a rule on a day; one that is stored below what the law leaves open does not count. */
export function levelOn({ checkLevels }: CheckSettings, rule: CheckRuleName, day: string): CheckLevel {
  const known = levelsOf.get(checkLevels) ?? new Map<string, CheckLevel>();
  levelsOf.set(checkLevels, known);
  const name = `${rule} ${day}`;
  const level = known.get(name) ?? readLevel(checkLevels, rule, day);
  known.set(name, level);
  return level;
}

function readLevel(checkLevels: readonly LevelRow[], rule: CheckRuleName, day: string): CheckLevel {
  const { least, level } = checkRule(rule);
  const own = inForce(rowsOf(checkLevels, rule), day);
  return own ? stricter(own.level, least) : level;
}

/** Returns the number of a rule on a day; 0 for a rule without one. */
export function numberOn({ checkLevels }: CheckSettings, rule: CheckRuleName, day: string): number {
  const { number } = checkRule(rule);
  if (!number) return 0;
  const own = inForce(rowsOf(checkLevels, rule), day)?.number ?? number.usual;
  return Math.min(number.max, Math.max(number.min, own));
}

/** Returns when somebody may call the roll at a department on a day; undefined when nobody has said. */
export function rollCallHoursOn(
  { rollCallHours }: CheckSettings,
  departmentId: string,
  day: string,
): RollCallHoursRow | undefined {
  const own = rollCallHours.filter((row) => row.departmentId === departmentId);
  return inForce(own, day);
}

/** Returns what hours are held against on a day, with the company's share of a limit from which it is warned. */
export function hoursSettingsOf(settings: CheckSettings, day: string): HoursSettings {
  const days = new Set(rowsOf(settings.checkLevels, 'limitNear').map(({ validFrom }) => validFrom));
  const warnings = [...days].toSorted().map((validFrom) => ({
    validFrom,
    warnPercent: numberOn(settings, 'limitNear', validFrom),
  }));
  return hoursSettingsOn(day, settings.hoursRules, settings.agreements, warnings);
}

function rowsOf(rows: readonly LevelRow[], rule: CheckRuleName): readonly LevelRow[] {
  return rows.length === 0 ? rows : rows.filter((row) => row.rule === rule);
}
