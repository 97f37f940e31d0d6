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

/** Words for what was found, and for the field it is about. */
export function useFindingText() {
  const { t } = useTranslation('dailyReport');
  return {
    textOf: ({ params, rule }: ReportFinding) =>
      t(`finding.${rule}`, { ...params, ...(params?.day && { day: formatDate(String(params.day)) }) }),
    /** 立寄り先 3 荷主の確認 */
    fieldOf: ({ path }: Pick<ReportFinding, 'path'>) => {
      const [list = '', index, name] = path.split('.');
      if (index === undefined || name === undefined) return t(`field.${list}`);
      const row = list === 'stops' ? t('form.stopNumber', { number: Number(index) + 1 }) : t(`section.${list}`);
      return `${row} ${t(`field.${name}`)}`;
    },
  };
}
