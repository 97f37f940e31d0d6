import { formatDate, useLocale, useTranslation } from '@haisha/i18n';
import { fieldIn } from '@haisha/i18n/rule-text';
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

/** Whether the words for a finding name its field. */
export function namesField({ rule }: ReportFinding): boolean {
  return rule === 'required' || rule === 'unreadable';
}

/** Words for what was found at the field with a name, which may begin with the name of its row. */
export function useFindingText(): (finding: ReportFinding, name: string) => string {
  const { t } = useTranslation('dailyReport');
  const locale = useLocale();
  return ({ params, path, rule }, name) => {
    const [list, , inner = list] = path.split('.');
    return t(`finding.${rule}`, {
      ...params,
      ...(params?.day && { day: formatDate(String(params.day)) }),
      field: fieldIn(locale, name, name !== t(`field.${inner}`)),
    });
  };
}
