import { formatDate, useTranslation } from '@haisha/i18n';
import { Link, useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { formatNightTime, parseNightTime } from '@haisha/rules/night-time';
import { Box, EmptyState, Field, Flex, Input, SkeletonTable, StatusBadge, type StatusTone } from '@haisha/ui';
import { PhoneLink } from '@haisha/ui/phone-link';
import type { Candidates } from '@haisha/validation/compliance';
import { useState } from 'react';
import { OfficeTable } from '../fields/office-table.ts';
import { candidatesOf } from './compliance-api.ts';
import type { ComplianceAddress } from './compliance-place.ts';
import { useComplianceWords } from './use-compliance-words.ts';

const tones: Readonly<Record<Candidates['candidates'][number]['state'], StatusTone>> = {
  free: 'success',
  amber: 'warning',
  red: 'danger',
  busy: 'neutral',
  away: 'neutral',
};

export type CandidatesViewProps = {
  address: ComplianceAddress;
  departmentId: string;
  hrefWith: (changes: Partial<ComplianceAddress>) => string;
  onChange: (changes: Partial<ComplianceAddress>) => void;
};

/** Whom one can still send at a time, for so long: who may go first, of them the one with most left. */
export function CandidatesView({ address, departmentId, hrefWith, onChange }: CandidatesViewProps) {
  const { t } = useTranslation('compliance');
  const words = useComplianceWords();
  const localName = useLocalName();
  const { at, date, minutes } = address;
  const start = new Date(Date.parse(`${date}T00:00:00+09:00`) + at * 60_000).toISOString();
  const { data, error, isPlaceholderData, refetch } = useQuery(candidatesOf({ departmentId, start, minutes }));

  return (
    <Box flex="1" minH="0" overflow="auto" pb="6">
      <Flex gap="4" px={{ base: '3', md: '6' }} pt="4" wrap="wrap" align="flex-end">
        <ClockField
          label={t('candidates.at')}
          value={at}
          most={24 * 60 - 1}
          onChange={(value) => onChange({ at: value })}
        />
        <ClockField
          label={t('candidates.for')}
          value={minutes}
          least={30}
          most={28 * 60}
          onChange={(value) => onChange({ minutes: value })}
        />
      </Flex>
      {error && (
        <Box p="4">
          <ProblemState error={error} onRetry={refetch} />
        </Box>
      )}
      {!error && !data && <SkeletonTable />}
      {!error && data?.candidates.length === 0 && <EmptyState title={t('none')} />}
      {!error && data && data.candidates.length > 0 && (
        <OfficeTable style={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
          <table>
            <caption>
              {t('candidates.title', { date: formatDate(date, { weekday: true }), time: formatNightTime(at) })}
              <small>
                {t('candidates.hint', { count: data.candidates.filter(({ state }) => state === 'free').length })}
              </small>
            </caption>
            <thead>
              <tr>
                {(['driver', 'state', 'restBefore', 'monthAfter', 'yearAfter', 'why', 'phone'] as const).map(
                  (column) => (
                    <th key={column} scope="col" data-figure={/Before|After/.test(column) ? '' : undefined}>
                      {t(`candidates.${column}`)}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {data.candidates.map(({ driver, findings, monthLeftMinutes, restMinutes, state, yearLeftMinutes }) => (
                <tr key={driver.id}>
                  <th scope="row" data-nowrap="">
                    <Link to={hrefWith({ driver: driver.id })}>
                      <span data-code="">{driver.code}</span>
                      {localName(driver.name, driver.nameEn)}
                    </Link>
                  </th>
                  <td data-nowrap="">
                    <StatusBadge tone={tones[state]}>{t(`candidates.is.${state}`)}</StatusBadge>
                  </td>
                  <td data-figure="" data-label={t('candidates.restBefore')}>
                    {restMinutes === null ? t('candidates.noRest') : words.sum(restMinutes)}
                  </td>
                  <td
                    data-figure=""
                    data-label={t('candidates.monthAfter')}
                    data-red={monthLeftMinutes < 0 ? '' : undefined}
                  >
                    {words.sum(monthLeftMinutes)}
                  </td>
                  <td
                    data-figure=""
                    data-label={t('candidates.yearAfter')}
                    data-red={yearLeftMinutes < 0 ? '' : undefined}
                  >
                    {words.sum(yearLeftMinutes)}
                  </td>
                  <td>
                    {findings.map((finding) => (
                      <div
                        key={`${finding.code} ${finding.actual}`}
                        data-red={finding.level === 'red' ? '' : undefined}
                        data-amber={finding.level === 'amber' ? '' : undefined}
                      >
                        {words.finding(finding)} <small data-soft="">{words.article(finding)}</small>
                      </div>
                    ))}
                  </td>
                  <td data-nowrap="">
                    <PhoneLink phone={driver.phone} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </OfficeTable>
      )}
    </Box>
  );
}

type ClockFieldProps = {
  label: string;
  value: number;
  least?: number;
  most: number;
  onChange: (minutes: number) => void;
};

/** A time or a length as 2:00, read when it is left or Enter is pressed. */
function ClockField({ label, least = 0, most, onChange, value }: ClockFieldProps) {
  const { t } = useTranslation('compliance');
  const [text, setText] = useState(formatNightTime(value));
  const read = parseNightTime(text);
  const isRight = read !== null && read >= least && read <= most;
  const commit = () => isRight && read !== value && onChange(read);
  return (
    <Field.Root w="9rem" invalid={!isRight}>
      <Field.Label>{label}</Field.Label>
      <Input
        inputMode="numeric"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
      <Field.ErrorText>{t('candidates.clock')}</Field.ErrorText>
    </Field.Root>
  );
}
