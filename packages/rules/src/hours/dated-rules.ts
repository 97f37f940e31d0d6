import { firstParameters } from './first-parameters.ts';
import { firstSettings } from './first-settings.ts';
import type { HoursSettings, LabourAgreement } from './hours-context.ts';
import type { HoursParameters, HoursReadings } from './parameters.ts';

/** What a company has set for its hours from a day on; a later revision of the same day replaces an earlier one. */
export type HoursRuleRow = {
  validFrom: string;
  revision: number;
  /** First day of the labour months. */
  labourMonthStartDay: number;
  readings: HoursReadings;
};

/** An agreement of an office; of several that cover a day the newest revision counts. */
export type AgreementRow = Required<LabourAgreement> & { departmentId: string; revision: number };

/** Returns the row in force on a day: the one that began last, of these the newest revision; undefined before the first. */
export function hoursRuleOn(rows: readonly HoursRuleRow[], day: string): HoursRuleRow | undefined {
  const begun = rows.filter(({ validFrom }) => validFrom <= day);
  return begun.toSorted((a, b) => b.validFrom.localeCompare(a.validFrom) || b.revision - a.revision)[0];
}

/** Returns the agreements of an office, the newest first. */
export function agreementsOf(rows: readonly AgreementRow[], departmentId: string | null): AgreementRow[] {
  return rows.filter((row) => row.departmentId === departmentId).toSorted((a, b) => b.revision - a.revision);
}

/** The share of a limit from which it is warned, from a day on. */
export type WarnPercentRow = { validFrom: string; warnPercent: number };

/**
 * Returns what hours are held against, looked at from a day: labour months begin as they do then, also those of the past, while
 * every reading counts from its day on. Without rows the first settings hold.
 */
export function hoursSettingsOn(
  day: string,
  rules: readonly HoursRuleRow[],
  agreements: readonly LabourAgreement[],
  warnings: readonly WarnPercentRow[] = [],
): HoursSettings {
  if (rules.length + agreements.length + warnings.length === 0) return firstSettings;
  const days = [...new Set([...rules, ...warnings].map(({ validFrom }) => validFrom))].toSorted();
  const parameters = days.map(
    (from): HoursParameters => ({
      ...firstParameters,
      effectiveFrom: from,
      warnPercent: warnings.findLast(({ validFrom }) => validFrom <= from)?.warnPercent ?? firstParameters.warnPercent,
      readings: hoursRuleOn(rules, from)?.readings ?? firstParameters.readings,
    }),
  );
  return {
    ...firstSettings,
    // Before the first day of a company the law is the same.
    parameters:
      days[0] === undefined || days[0] > firstParameters.effectiveFrom ? [firstParameters, ...parameters] : parameters,
    agreements,
    labourMonthStartDay: hoursRuleOn(rules, day)?.labourMonthStartDay ?? firstSettings.labourMonthStartDay,
  };
}
