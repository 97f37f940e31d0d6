import { formatDate, useTranslation } from '@haisha/i18n';
import { useCan, useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { addDays, addMonths } from '@haisha/rules/calendar';
import { Box, Button, EmptyState, Flex, Icon, IconButton, SkeletonTable, Text } from '@haisha/ui';
import { isInFront, useShortcut } from '@haisha/ui/keys';
import { useState } from 'react';
import { CentreChoice } from '../fields/centre-choice.tsx';
import { PageTools } from '../fields/page-tools.tsx';
import { useCentre } from '../fields/use-centre.ts';
import { ViewChoice } from '../fields/view-choice.tsx';
import { leavesOf } from './leave-api.ts';
import { LeaveForm } from './leave-form.tsx';
import { type LeaveAddress, leaveViews } from './leave-place.ts';
import { LeaveTable } from './leave-table.tsx';
import { RegisterView } from './register-view.tsx';

export type OfficeLeaveProps = {
  address: LeaveAddress;
  today: string;
  onChange: (changes: Partial<LeaveAddress>) => void;
};

/** Requests may lie as far ahead as anybody asks. */
const aheadDays = 398;

/** The leaves of a centre: what waits for an answer first, then the month; beside it the register of paid leave. */
export function OfficeLeave({ address, onChange, today }: OfficeLeaveProps) {
  const { t } = useTranslation('leave');
  const can = useCan();
  const { centres, departmentId, isLoaded } = useCentre('leave.read', address.departmentId);
  const [isAdding, setIsAdding] = useState(false);
  const seesReason = can('leave.readReason');
  const mayEnter = can('leave.create');
  const view = seesReason ? address.view : 'list';
  const step = (months: number) => onChange({ month: addMonths(`${address.month}-01`, months).slice(0, 7) });
  useShortcut('[', () => step(-1), { when: isInFront });
  useShortcut(']', () => step(1), { when: isInFront });
  useShortcut('t', () => onChange({ month: today.slice(0, 7) }), { when: isInFront });
  useShortcut('n', () => mayEnter && setIsAdding(true), { when: isInFront });

  return (
    <>
      <PageTools label={t('tools')}>
        {seesReason && (
          <ViewChoice
            label={t('view.label')}
            value={view}
            choices={leaveViews.map((value) => ({ value, text: t(`view.${value}`) }))}
            onChange={(next) => onChange({ view: next })}
          />
        )}
        {view === 'list' && (
          <Flex gap="2" align="center">
            <IconButton {...quiet} aria-label={t('previousMonth')} aria-keyshortcuts="[" onClick={() => step(-1)}>
              <Icon name="chevronLeft" />
            </IconButton>
            <Text fontWeight="bold" whiteSpace="nowrap" fontVariantNumeric="tabular-nums" aria-live="polite">
              {formatDate(`${address.month}-01`).slice(0, 7)}
            </Text>
            <IconButton {...quiet} aria-label={t('nextMonth')} aria-keyshortcuts="]" onClick={() => step(1)}>
              <Icon name="chevronRight" />
            </IconButton>
          </Flex>
        )}
        <CentreChoice
          {...{ centres }}
          label={t('centre')}
          value={departmentId}
          onChange={(id) => onChange({ departmentId: id })}
        />
        <Flex flex="1" />
        {mayEnter && (
          <Button aria-keyshortcuts="n" onClick={() => setIsAdding(true)}>
            <Icon name="add" />
            {t('enter')}
          </Button>
        )}
      </PageTools>
      {departmentId === null ? (
        isLoaded && <EmptyState title={t('noCentre')} />
      ) : view === 'register' ? (
        <RegisterView {...{ departmentId, today }} />
      ) : (
        <MonthOfCentre {...{ address, departmentId, today }} />
      )}
      {isAdding && <LeaveForm {...{ today }} isOffice onClose={() => setIsAdding(false)} />}
    </>
  );
}

type MonthProps = { address: LeaveAddress; departmentId: string; today: string };

function MonthOfCentre({ address: { id, month }, departmentId, today }: MonthProps) {
  const { t } = useTranslation('leave');
  const seesReason = useCan()('leave.readReason');
  const first = `${month}-01`;
  const ofMonth = useQuery(leavesOf({ departmentId, from: first, to: addDays(addMonths(first, 1), -1) }));
  // Who decides sees what waits in every centre of theirs.
  const ahead = useQuery({
    ...leavesOf({ from: today, to: addDays(today, aheadDays) }),
    enabled: seesReason,
  });
  const error = ofMonth.error ?? ahead.error;
  if (error) {
    return (
      <Box p="4">
        <ProblemState error={error} onRetry={() => Promise.all([ofMonth.refetch(), ahead.refetch()])} />
      </Box>
    );
  }
  if (!ofMonth.data || (seesReason && !ahead.data)) return <SkeletonTable />;
  const waiting = (ahead.data?.items ?? []).filter(({ status }) => status === 'requested');
  const others = ofMonth.data.items.filter((leave) => !waiting.some((one) => one.id === leave.id));
  const now = others.filter((leave) => leave.status === 'approved' && leave.fromDate <= today && today <= leave.toDate);
  const rest = others.filter((leave) => !now.includes(leave));

  return (
    <Box flex="1" minH="0" overflow="auto" pb="6">
      {waiting.length > 0 && <LeaveTable title={t('section.waiting')} rows={waiting} chosenId={id} />}
      {now.length > 0 && <LeaveTable title={t('section.now')} rows={now} chosenId={id} />}
      {rest.length > 0 && <LeaveTable title={t('section.month')} rows={rest} chosenId={id} />}
      {waiting.length + others.length === 0 && <EmptyState title={t('none.title')}>{t('none.hint')}</EmptyState>}
    </Box>
  );
}

const quiet = { variant: 'outline', colorPalette: 'gray' } as const;
