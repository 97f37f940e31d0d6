import { formatDate, useTranslation } from '@haisha/i18n';
import type { ReportFinding } from '@haisha/rules/daily-report/report-finding';

/** What only says that something is missing: it is told at its field once handing in was tried. */
const missing: readonly ReportFinding['rule'][] = [
  'required',
  'confirmation',
  'loadState',
  'waiting',
  'workTimes',
  'relief',
  'partner',
  'driving',
];

export function isMissing({ rule }: ReportFinding): boolean {
  return missing.includes(rule);
}

/** Words for what was found. */
export function useFindingText(): (finding: ReportFinding) => string {
  const { t } = useTranslation('dailyReport');
  return ({ params, rule }) =>
    t(`finding.${rule}`, { ...params, ...(params?.day && { day: formatDate(String(params.day)) }) });
}
