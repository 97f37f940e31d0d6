import { useTranslation } from '@haisha/i18n';
import type { ReportFinding } from '@haisha/rules/daily-report/report-finding';
import { Box, Icon, Text } from '@haisha/ui';
import type { DailyReport } from '@haisha/validation/daily-report';
import { useFieldName } from './use-field-name.ts';
import { namesField, useFindingText } from './use-finding-text.ts';

/** Leads to the control of a field; the first control of its row where it has none. */
export function goToField(path: string): void {
  const field = document.querySelector<HTMLElement>(`[data-path="${path}"]`);
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
}

type ReportFindingsProps = { findings: readonly ReportFinding[] } & Pick<DailyReport, 'content'> &
  Pick<DailyReport['run'], 'drivers'>;

/** What was found, errors first; each leads to its field. */
export function ReportFindings({ content, drivers, findings }: ReportFindingsProps) {
  const { t } = useTranslation('dailyReport');
  const fieldName = useFieldName(drivers);
  const textOf = useFindingText();
  if (findings.length === 0) return null;
  const levels = (['error', 'warning'] as const).filter((level) => findings.some((one) => one.level === level));
  return (
    <Box as="aside" aria-label={t('law')} data-findings="">
      <Text textStyle="xs" color="fg.muted">
        {t('law')}
      </Text>
      {levels.map((level) => {
        const ones = findings.filter((one) => one.level === level);
        return (
          <section key={level} data-level={level}>
            <h3>
              <Icon name={level === 'error' ? 'error' : 'warning'} size={15} />
              {t(`form.${level}s`, { count: ones.length })}
            </h3>
            <ul>
              {ones.map((one) => (
                <li key={`${one.path} ${one.rule}`}>
                  <button type="button" onClick={() => goToField(one.path)}>
                    {!namesField(one) && <b>{fieldName(one.path, content)}</b>}{' '}
                    {textOf(one, fieldName(one.path, content))}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Box>
  );
}
