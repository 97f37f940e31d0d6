import { formatDate, formatWeekday, useTranslation } from '@haisha/i18n';
import { notify, useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { addDays } from '@haisha/rules/calendar';
import { Box, Button, chakra, Input, SkeletonTable, Stack, Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { Segments } from '@haisha/ui/segments';
import type { PlacedRuns } from '@haisha/validation/allocation-command';
import { useState } from 'react';
import { useBoard } from '../board-context.ts';
import type { Making } from '../commands/board-command.ts';
import { useFindingText } from '../findings/use-finding-text.ts';
import { midnightOf } from '../geometry/scale.ts';
import { clockText } from '../grid/clock-text.ts';
import { ReasonField } from '../panel/reason-field.tsx';
import { previewRuns } from './board-acts-api.ts';

export type MakeRunsDialogProps = { name: Making['name']; onClose: () => void };

/** Runs for the day that is shown, out of another day or out of the regular courses: looked at before they are made. */
export function MakeRunsDialog({ name, onClose }: MakeRunsDialogProps) {
  const { t } = useTranslation('board');
  const { address, departmentId, announce, give } = useBoard();
  const [from, setFrom] = useState(addDays(address.date, -7));
  const making: Making =
    name === 'copy-day'
      ? { name, body: { departmentId, from, to: address.date } }
      : { name, body: { departmentId, date: address.date } };
  const { data, error, refetch } = useQuery(previewRuns(making));
  const [isPending, setIsPending] = useState(false);
  const [reason, setReason] = useState('');
  const count = placedIn(data);
  const needsReason = data?.rows.some((row) => row.outcome === 'placed' && warningsOf(row).length > 0) ?? false;

  /** What keeps them from being made is said above the board. */
  async function makeThem(): Promise<void> {
    setIsPending(true);
    const made = await give({ kind: 'make', making, ...(needsReason && { reason: reason.trim() }) });
    setIsPending(false);
    // What was typed stays, and the preview shows what is in the way by now.
    if (!made) return void refetch();
    onClose();
    const text = t('preview.done', { count: made.length });
    announce(text);
    notify({ kind: 'success', text, about: 'board' });
  }

  return (
    <Dialog
      open
      size="lg"
      title={t(name === 'copy-day' ? 'preview.copyDay' : 'preview.placeCourses')}
      onClose={onClose}
      closable={!isPending}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isPending} onClick={onClose}>
            {t('reason.back')}
          </Button>
          <Button
            disabled={count === 0 || (needsReason && reason.trim() === '')}
            loading={isPending}
            loadingText={t('preview.give', { count })}
            onClick={() => void makeThem()}
          >
            {t('preview.give', { count })}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text fontWeight="bold">
          {formatDate(address.date)} ({formatWeekday(address.date)})
        </Text>
        {name === 'copy-day' && (
          <Box display="flex" gap="2" flexWrap="wrap" alignItems="center">
            <Segments
              label={t('preview.from')}
              value={from}
              choices={[
                { value: addDays(address.date, -1), text: t('preview.yesterday') },
                { value: addDays(address.date, -7), text: t('preview.lastWeek') },
              ]}
              onChange={setFrom}
            />
            <Input
              type="date"
              w="auto"
              aria-label={t('preview.from')}
              value={from}
              onChange={(event) => event.target.value && setFrom(event.target.value)}
            />
          </Box>
        )}
        {error ? <ProblemState error={error} onRetry={refetch} /> : <Preview data={data} />}
        {needsReason && <ReasonField value={reason} onChange={setReason} offersReady />}
        {count > 0 && <Text color="fg.muted">{t('preview.takenBack')}</Text>}
      </Stack>
    </Dialog>
  );
}

function placedIn(data: PlacedRuns | undefined): number {
  return data?.rows.filter(({ outcome }) => outcome === 'placed').length ?? 0;
}

function warningsOf({ findings }: PlacedRuns['rows'][number]): PlacedRuns['rows'][number]['findings'] {
  return findings.filter(({ level }) => level !== 'info');
}

function Preview({ data }: { data: PlacedRuns | undefined }) {
  const { t, i18n } = useTranslation('board');
  const localName = useLocalName();
  const { day, address } = useBoard();
  const finding = useFindingText();
  if (!data) return <SkeletonTable />;
  if (data.rows.length === 0) return <Text color="fg.muted">{t('preview.nothing')}</Text>;
  const from = midnightOf(address.date);

  function placeOf({ vehicleId, driverId, deliveryCompanyId }: PlacedRuns['rows'][number]): string {
    const vehicle = day?.vehicles.find(({ id }) => id === vehicleId)?.code;
    const driver = day?.drivers.find(({ id }) => id === driverId);
    const company = day?.deliveryCompanies.find(({ id }) => id === deliveryCompanyId);
    return [
      vehicle,
      driver && localName(driver.name, driver.nameEn),
      company && localName(company.name, company.nameEn),
    ]
      .filter(Boolean)
      .join(' ');
  }

  return (
    <Box overflow="auto" maxH="24rem" borderWidth="1px" tabIndex={0} role="region" aria-label={t('preview.table')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('preview.run')}</th>
            <th scope="col">{t('preview.time')}</th>
            <th scope="col">{t('preview.row')}</th>
            <th scope="col">{t('preview.outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row) => (
            <tr
              key={`${row.sourceId} ${row.start}`}
              data-outcome={row.outcome === 'placed' && warningsOf(row).length > 0 ? 'warned' : row.outcome}
            >
              <th scope="row">{localName(row.label, row.labelEn)}</th>
              <td>
                {clockText(from, Date.parse(row.start))}–{clockText(from, Date.parse(row.end))}
              </td>
              <td>{placeOf(row)}</td>
              <td data-is="">
                {i18n.t(`allocation:outcome.${row.outcome}`)}
                {row.outcome === 'placed' && warningsOf(row).length > 0 && ` (${i18n.t('allocation:level.amber')})`}
                {finding.said(warningsOf(row)).map((line) => (
                  <small key={line}>{line}</small>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

const Table = chakra('table', {
  base: {
    w: 'full',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    borderCollapse: 'collapse',
    '& th, & td': { px: '3', py: '1.5', borderBottomWidth: '1px', textAlign: 'start', whiteSpace: 'nowrap' },
    '& td[data-is]': { whiteSpace: 'normal', minW: '9rem' },
    '& thead th': {
      position: 'sticky',
      top: '0',
      bg: 'bg.panel',
      color: 'fg.subtle',
      fontWeight: 'normal',
      textStyle: 'xs',
    },
    '& [data-outcome=placed] > [data-is]': { color: 'fg.success' },
    '& [data-outcome=already] > [data-is]': { color: 'fg.subtle' },
    '& [data-is]': { color: 'fg.warning' },
    '& small': { display: 'block', textStyle: 'xs', color: 'fg.muted' },
  },
});
