import { formatDate, useLocale, useTranslation } from '@haisha/i18n';
import { http, useCan, useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Box, ChakraLink, EmptyState, Icon, IconButton, SkeletonTable } from '@haisha/ui';
import { CountStrip } from '@haisha/ui/count-strip';
import type { LeaveRegister } from '@haisha/validation/leave';
import { useState } from 'react';
import { OfficeTable } from '../fields/office-table.ts';
import { FiveDays } from './five-days.tsx';
import { registerOf } from './leave-api.ts';
import { useLeaveWords } from './use-leave-words.ts';
import { WorkScheduleDialog } from './work-schedule-dialog.tsx';

type Entry = LeaveRegister['drivers'][number];

const counted = ['near', 'missed', 'overdrawn'] as const;
type Counted = (typeof counted)[number];

/** The register of paid leave (年次有給休暇管理簿) of a centre: grants, days taken, what is left, and the five days. */
export function RegisterView({ departmentId, today }: { departmentId: string; today: string }) {
  const { t } = useTranslation('leave');
  const [chosen, setChosen] = useState<Counted | null>(null);
  const [changed, setChanged] = useState<Entry | null>(null);
  const locale = useLocale();
  const { data, error, refetch } = useQuery(registerOf({ date: today, departmentId }));
  if (error) {
    return (
      <Box p="4">
        <ProblemState error={error} onRetry={refetch} />
      </Box>
    );
  }
  if (!data) return <SkeletonTable />;
  if (data.drivers.length === 0) return <EmptyState title={t('register.none')} />;
  const of = (kind: Counted) => data.drivers.filter((entry) => isOf(kind, entry));
  const shown = chosen === null ? data.drivers : of(chosen);

  return (
    <>
      <CountStrip aria-label={t('register.counts')}>
        {counted.map((kind) => (
          <button
            key={kind}
            type="button"
            data-kind={kind === 'near' ? 'amber' : 'red'}
            aria-pressed={chosen === kind}
            disabled={of(kind).length === 0}
            onClick={() => setChosen(chosen === kind ? null : kind)}
          >
            {t(`register.count.${kind}`)} <b>{of(kind).length}</b>
          </button>
        ))}
      </CountStrip>
      <Box flex="1" minH="0" overflow="auto" pb="6">
        <OfficeTable>
          <table>
            <caption>
              {t('register.title')}
              <ChakraLink
                ms="3"
                fontWeight="normal"
                color="primary.fg"
                target="_blank"
                rel="noopener"
                href={`${http().url('/leaves/register/paper')}?${new URLSearchParams({ date: today, departmentId, locale })}`}
              >
                {t('register.print')}
              </ChakraLink>
              <small>{t('register.law')}</small>
              {data.since !== null && <small>{t('register.since', { date: formatDate(data.since) })}</small>}
            </caption>
            <thead>
              <tr>
                {(['driver', 'hired', 'grants', 'left', 'fiveDays', 'taken', 'next'] as const).map((column) => (
                  <th key={column} scope="col" data-figure={column === 'left' ? '' : undefined}>
                    {t(`register.column.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((entry) => (
                <RegisterRow key={entry.id} entry={entry} onChange={() => setChanged(entry)} />
              ))}
            </tbody>
          </table>
        </OfficeTable>
      </Box>
      {changed && <WorkScheduleDialog driver={changed} onClose={() => setChanged(null)} />}
    </>
  );
}

function RegisterRow({ entry, onChange }: { entry: Entry; onChange: () => void }) {
  const { t } = useTranslation('leave');
  const words = useLeaveWords();
  const localName = useLocalName();
  const mayChange = useCan()('workSchedule.update');
  const { code, grants, hiredDate, left, name, nameEn, next, overdrawn, schedule, taken, years } = entry;
  const shownYears = years.filter(({ state }, at) => at === years.length - 1 || state === 'missed');
  return (
    <tr>
      <th scope="row" data-nowrap="">
        <span data-code="">{code}</span>
        {localName(name, nameEn)}
      </th>
      <td data-nowrap="" data-label={t('register.column.hired')}>
        {formatDate(hiredDate)}
        {mayChange && (
          <IconButton
            size="xs"
            variant="ghost"
            colorPalette="gray"
            ms="1"
            aria-label={t('schedule.change', { name: localName(name, nameEn) })}
            onClick={onChange}
          >
            <Icon name="edit" size={14} />
          </IconButton>
        )}
        {schedule && <div data-soft="">{words.schedule(schedule)}</div>}
      </td>
      <td data-label={t('register.column.grants')}>
        {grants.map((grant) => (
          <div key={grant.date}>
            {t('register.grant', {
              date: formatDate(grant.date),
              days: words.count(grant.days),
              left: words.count(grant.left),
              until: formatDate(grant.lapsesOn),
            })}
          </div>
        ))}
      </td>
      <td data-figure="" data-label={t('register.column.left')}>
        <b>{words.count(left)}</b>
        {overdrawn > 0 && <div data-red="">{t('register.overdrawn', { days: words.count(overdrawn) })}</div>}
      </td>
      <td>
        {shownYears.map((year) => (
          <div key={year.from}>
            <FiveDays year={year} />
          </div>
        ))}
      </td>
      <td data-label={taken.length > 0 ? t('register.column.taken') : undefined}>
        {taken.length > 0 && (
          <details>
            <summary>{words.count(taken.reduce((sum, { days }) => sum + days, 0))}</summary>
            {taken
              .map(({ day, part }) => `${formatDate(day)}${part === 'day' ? '' : ` ${t(`part.${part}`)}`}`)
              .join('・')}
          </details>
        )}
      </td>
      <td data-nowrap="" data-soft="" data-label={t('register.column.next')}>
        {next && t('register.next', { date: formatDate(next.date), days: words.count(next.days) })}
      </td>
    </tr>
  );
}

function isOf(kind: Counted, { overdrawn, years }: Entry): boolean {
  return kind === 'overdrawn' ? overdrawn > 0 : years.some(({ state }) => state === kind);
}
