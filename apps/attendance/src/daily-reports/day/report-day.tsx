import { formatDate, useTranslation } from '@haisha/i18n';
import { notify, useCan, useMutation, useProblemText } from '@haisha/platform';
import { Button, EmptyState, Flex, Icon, Kbd, Text } from '@haisha/ui';
import { CountStrip } from '@haisha/ui/count-strip';
import { displayKeys, useShortcut } from '@haisha/ui/keys';
import { useState } from 'react';
import { approveReports } from '../daily-reports-api.ts';
import { type ReportLine, type ReportLineState, reportLineStates } from '../report-lines.ts';
import type { ReportAddressState } from '../use-report-address.ts';
import { ReportTable } from './report-table.tsx';

const levels: Readonly<Partial<Record<ReportLineState, 'red' | 'amber'>>> = {
  missing: 'red',
  sentBack: 'amber',
  draft: 'amber',
};

export type ReportDayProps = ReportAddressState & { lines: readonly ReportLine[]; isStale: boolean };

/** Counts what is open, and approves several reports at once. */
export function ReportDay({ lines, isStale, address, change, hrefWith }: ReportDayProps) {
  const { t } = useTranslation('dailyReport');
  const problemText = useProblemText();
  const mayApprove = useCan()('dutyRecord.approve');
  const [state, setState] = useState<ReportLineState | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { error, isPending, mutateAsync } = useMutation(approveReports());
  const shown = lines.filter((line) => state === null || line.state === state);
  const submitted = shown.filter((line) => line.state === 'submitted');
  const approved = submitted.filter(({ row }) => chosen.has(row.run.id));

  async function approve(): Promise<void> {
    if (approved.length === 0 || isPending) return;
    const reports = approved.map(({ row }) => ({ runId: row.run.id, version: row.version }));
    const { outcomes } = await mutateAsync({ reports });
    setChosen(new Set());
    const done = outcomes.filter(({ outcome }) => outcome === 'approved').length;
    const left = outcomes.length - done;
    const texts = [
      ...(done > 0 ? [t('list.approved', { count: done })] : []),
      ...(left > 0 ? [t('list.notApproved', { count: left })] : []),
    ];
    notify({ kind: left > 0 ? 'error' : 'success', text: texts.join(' '), about: 'dutyRecord' });
  }
  useShortcut('mod+enter', () => void approve().catch(() => undefined), { enabled: approved.length > 0 });

  if (lines.length === 0) return <EmptyState title={t('list.none')} />;
  return (
    <>
      <CountStrip aria-label={t('list.strip')}>
        <span>{t('list.strip')}</span>
        {reportLineStates.map((one) => {
          const count = lines.filter((line) => line.state === one).length;
          return (
            <button
              key={one}
              type="button"
              aria-pressed={state === one}
              disabled={count === 0 && state !== one}
              data-kind={count > 0 && state !== one ? levels[one] : undefined}
              onClick={() => setState(state === one ? null : one)}
            >
              {t(`state.${one}`)} <b>{count}</b>
            </button>
          );
        })}
      </CountStrip>
      {mayApprove && submitted.length > 0 && (
        <Flex gap="3" align="center" wrap="wrap" px={{ base: '3', md: '6' }} py="1.5" borderBottomWidth="1px">
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            onClick={() => setChosen(new Set(submitted.map(({ row }) => row.run.id)))}
          >
            {t('list.chooseAll')}
          </Button>
          <Button
            size="sm"
            disabled={approved.length === 0}
            loading={isPending}
            loadingText={t('list.approve', { count: approved.length })}
            aria-keyshortcuts="Control+Enter"
            onClick={() => void approve().catch(() => undefined)}
          >
            <Icon name="check" size={14} />
            {t('list.approve', { count: approved.length })}
            <Kbd hideBelow="md">{displayKeys('mod+enter')}</Kbd>
          </Button>
          {error && (
            <Text role="alert" color="fg.error">
              {problemText(error)}
            </Text>
          )}
        </Flex>
      )}
      {shown.length === 0 ? (
        <EmptyState
          title={t('list.nothing')}
          actions={
            <Button variant="outline" colorPalette="gray" onClick={() => setState(null)}>
              {t('list.showAll')}
            </Button>
          }
        />
      ) : (
        <ReportTable
          label={t('list.label', { date: formatDate(address.date) })}
          lines={shown}
          {...{ chosen, hrefWith, isStale, mayApprove }}
          onChosen={setChosen}
          onOpen={(open) => change({ open })}
        />
      )}
    </>
  );
}
