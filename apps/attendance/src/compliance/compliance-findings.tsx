import { formatDate, useTranslation } from '@haisha/i18n';
import type { HoursReadings } from '@haisha/rules/hours/parameters';
import { chakra, Heading, Icon, Text } from '@haisha/ui';
import type { ComplianceDriver } from '@haisha/validation/compliance';
import { useAgreementWords } from '../words/use-agreement-words.ts';
import { ShiftFacts } from './shift-facts.tsx';
import { useComplianceWords } from './use-compliance-words.ts';

type Finding = ComplianceDriver['findings'][number];

const ranks = { red: 0, amber: 1, info: 2 } as const;
const icons = { red: 'error', amber: 'warning', info: 'info' } as const;

export type ComplianceFindingsProps = Pick<ComplianceDriver, 'findings' | 'months' | 'shifts'> & {
  /** Those of this day alone, where one is chosen. */
  day: string | null;
};

/** What is to be said of a year, the worst and the newest first; each opens the shifts or months that it comes from. */
export function ComplianceFindings({ day, findings, months, shifts }: ComplianceFindingsProps) {
  const { t } = useTranslation('compliance');
  const words = useComplianceWords();
  const agreement = useAgreementWords();
  const shown = findings
    .filter((finding) => day === null || finding.day === day || shiftsOf(finding).some((shift) => shift.day === day))
    .toSorted((a, b) => ranks[a.level] - ranks[b.level] || b.day.localeCompare(a.day));

  function shiftsOf({ dutyIds }: Finding) {
    return dutyIds.length === 0 ? [] : shifts.filter((shift) => shift.dutyIds.some((id) => dutyIds.includes(id)));
  }

  /** A finding of a month or a year comes from what its months add up to. */
  function monthsOf({ code, day: from }: Finding) {
    if (!/^(?:month|year)/.test(code)) return [];
    return code.startsWith('year') ? months : months.filter(({ start }) => start === from);
  }

  return (
    <section>
      <Heading as="h3" textStyle="sm" mt="6">
        {t('findings', { count: shown.length })}
      </Heading>
      {shown.length === 0 && <Text color="fg.muted">{t('noFindings')}</Text>}
      <List>
        {shown.map((finding) => (
          <li key={`${finding.code} ${finding.day} ${finding.actual}`} data-level={finding.level}>
            <details>
              <summary>
                <Icon name={icons[finding.level]} size={14} label={t(`levelName.${finding.level}`)} />
                <time dateTime={finding.day}>{formatDate(finding.day)}</time>
                <span>{words.finding(finding)}</span>
                <small>{words.article(finding)}</small>
              </summary>
              <div>
                <ShiftFacts shifts={shiftsOf(finding)} />
                {monthsOf(finding).map(({ dutyMinutes, end, mostMinutes, overtimeMinutes, start }) => (
                  <p key={start}>
                    {t('monthFact', {
                      ...{ from: formatDate(start), to: formatDate(end), time: words.of(dutyMinutes, mostMinutes) },
                      overtime: words.sum(overtimeMinutes),
                    })}
                  </p>
                ))}
                {finding.reading && (
                  <p>
                    {t('reading', {
                      value: agreement.reading(finding.reading.name as keyof HoursReadings, finding.reading.value),
                    })}
                  </p>
                )}
              </div>
            </details>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    mt: '2',
    fontVariantNumeric: 'tabular-nums',
    '& > li': { borderTopWidth: '1px' },
    '& summary': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2.5', minH: '9', cursor: 'pointer' },
    '& summary small': { color: 'fg.muted' },
    '& [data-level=red] summary > :first-child, & [data-level=red] summary > span': { color: 'fg.error' },
    '& [data-level=amber] summary > :first-child, & [data-level=amber] summary > span': { color: 'fg.warning' },
    '& details > div': { ps: '6', pb: '2', textStyle: 'sm', color: 'fg.muted' },
  },
});
