import { tokyoDate, useTranslation } from '@haisha/i18n';
import { useCan, useLive, useNavigate, useQuery, useSearchParams } from '@haisha/platform';
import { lazyDialog } from '@haisha/platform/lazy-part';
import { ProblemState } from '@haisha/platform/problem-state';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import { breakpoints, EmptyState, Flex, PageFrame, SkeletonTable, useMediaQuery } from '@haisha/ui';
import { isInFront, useShortcut } from '@haisha/ui/keys';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { type AskedAct, acknowledgementOf, askedOf, mayBeAbsent } from './acts/asked-act.ts';
import { alarmsOf } from './alarms-of.ts';
import { DepartureAlarm } from './departure-alarm.tsx';
import { departureBoardOf } from './departure-api.ts';
import { DepartureCounters } from './departure-counters.tsx';
import { DepartureHeader } from './departure-header.tsx';
import {
  type DepartureCount,
  type DepartureLine,
  departureCounts,
  isCounted,
  isUrgent,
  linesOf,
} from './departure-lines.ts';
import { departurePath, departureScreenPath, readDepartureAddress } from './departure-place.ts';
import { DepartureTable } from './departure-table.tsx';
import { useAlarmSound } from './use-alarm-sound.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useServerNow } from './use-server-now.ts';

const loadCallPanel = () => import(/* webpackChunkName: "roll-call" */ './call/call-panel.tsx');
const BoardActDialog = lazyDialog(async () => ({
  default: (await import(/* webpackChunkName: "board-act" */ './acts/board-act-dialog.tsx')).BoardActDialog,
}));
const KeysSheet = lazyDialog(async () => ({
  default: (await import(/* webpackChunkName: "board-act" */ './keys-sheet.tsx')).KeysSheet,
}));
const CallPanel = lazyDialog(async () => ({ default: (await loadCallPanel()).CallPanel }));

/** The morning board (出勤・出発状況): who is due, there, called and gone, and who needs attention now. */
export function DeparturePage() {
  const { t } = useTranslation('departureBoard');
  const can = useCan();
  const [params, setParams] = useSearchParams();
  const address = readDepartureAddress(params, tokyoDate());
  const { options, usualId, isLoaded } = useDepartmentOptions();
  const departmentId = address.departmentId ?? usualId;
  useLive('departureBoard', 'allocation');
  const query = { date: address.date, departmentId: departmentId ?? '' };
  const { data, dataUpdatedAt, error, refetch, isPlaceholderData } = useQuery({
    ...departureBoardOf(query),
    enabled: departmentId !== null,
  });
  const now = useServerNow(data, dataUpdatedAt);
  const lines = useMemo(() => (data && now !== null ? linesOf(data.rows, now) : undefined), [data, now]);
  const [counted, setCounted] = useState<DepartureCount | null>(null);
  const [urgentOnly, setUrgentOnly] = useState(false);
  const [calledId, setCalledId] = useState<string | null>(null);
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  const navigate = useNavigate();
  const localName = useLocalName();
  const alertIds = useMemo(() => data?.rows.flatMap(({ alerts }) => alerts.map(({ id }) => id)), [data]);
  const sound = useAlarmSound(isPlaceholderData ? undefined : alertIds);
  const called = lines?.find(({ row }) => row.driver.id === calledId);
  const isNarrow = useMediaQuery(`not all and (min-width: ${breakpoints.md})`);
  const shown = lines?.filter((line) => (!urgentOnly || isUrgent(line)) && (!counted || isCounted(counted, line)));

  const mayCall = can('rollCall.create');
  const mayUpdate = can('departureBoard.update');
  const acts = {
    ...(mayCall && { onCall: setCalledId }),
    ...(can('departureBoard.updateNotes') && { onNote: (line: DepartureLine) => ask('note', line) }),
    ...(mayUpdate && {
      onAcknowledge: (line: DepartureLine) => ask('acknowledge', line),
      onAbsent: (line: DepartureLine) => mayBeAbsent(line.row) && ask('absent', line),
    }),
  };
  useEffect(() => {
    // Whoever calls the roll presses the next key at once.
    if (mayCall) void loadCallPanel();
  }, [mayCall]);

  const days = now !== null && { date: address.date, today: tokyoDate(new Date(now)) };
  const alarms = data && lines && days && !isPlaceholderData ? alarmsOf(data.alarms, lines, days) : [];
  const alarm = alarms[0]?.alarm ?? null;
  useShortcut('a', () => alarm && setAsked(acknowledgementOf(alarm, localName)), {
    enabled: mayUpdate && alarm !== null,
    when: isInFront,
  });

  useBoardKeys({
    ...Object.fromEntries(
      departureCounts.map((count, at) => [at + 1, () => setCounted(count === counted ? null : count)]),
    ),
    '?': () => setShowsKeys(true),
  });

  function ask(kind: AskedAct['kind'], line: DepartureLine): void {
    const next = askedOf(kind, line, localName);
    if (next) setAsked(next);
  }

  function openScreen(): void {
    void document.documentElement.requestFullscreen?.().catch(() => undefined);
    const shown = { date: address.date, ...(departmentId !== null && { departmentId }) };
    void navigate(`${departureScreenPath}?${new URLSearchParams(shown)}`);
  }

  function change(next: Partial<typeof address>): void {
    const { date, departmentId: centre } = { ...address, ...next };
    setCalledId(null);
    setParams({ ...(date !== tokyoDate() && { date }), ...(centre !== null && { departmentId: centre }) });
  }

  return (
    <PageFrame title={usePageTitle(departurePath)} width="edge">
      <DepartureHeader
        {...{ address, urgentOnly, now, departmentId, sound }}
        onScreen={openScreen}
        onKeys={() => setShowsKeys(true)}
        centres={options}
        isStale={error !== null && data !== undefined}
        receivedAt={dataUpdatedAt}
        onChange={change}
        onUrgentOnly={setUrgentOnly}
      />
      {departmentId === null && isLoaded && <EmptyState title={t('none.title')} />}
      {lines === undefined || isPlaceholderData || !shown ? (
        error ? (
          <ProblemState error={error} onRetry={refetch} />
        ) : (
          <SkeletonTable />
        )
      ) : (
        <>
          <DepartureAlarm
            lines={lines}
            alarms={alarms}
            date={address.date}
            {...(mayCall && { onCall: setCalledId })}
            {...(mayUpdate && { onAcknowledge: (one) => setAsked(acknowledgementOf(one, localName)) })}
          />
          <DepartureCounters lines={lines} chosen={counted} onChoose={setCounted} />
          <Flex flex="1" minH="0" minW="0" direction={{ base: 'column', md: 'row' }}>
            <DepartureTable
              {...{ departmentId, calledId }}
              date={address.date}
              lines={shown}
              isFiltered={lines.length > shown.length}
              acts={acts}
            />
            {called && now !== null && (
              <Suspense>
                <CallPanel
                  key={called.row.driver.id}
                  line={called}
                  date={address.date}
                  now={now}
                  // It fills a narrow screen.
                  isModal={isNarrow}
                  onClose={() => setCalledId(null)}
                />
              </Suspense>
            )}
          </Flex>
        </>
      )}
      {showsKeys && (
        <Suspense>
          <KeysSheet onClose={() => setShowsKeys(false)} />
        </Suspense>
      )}
      {asked && (
        <Suspense>
          <BoardActDialog
            key={`${asked.kind} ${asked.driver.id}`}
            asked={asked}
            date={address.date}
            onClose={() => setAsked(null)}
            {...(mayUpdate &&
              asked.kind === 'note' &&
              asked.row &&
              mayBeAbsent(asked.row) && { onMarkAbsent: () => setAsked({ ...asked, kind: 'absent' }) })}
          />
        </Suspense>
      )}
    </PageFrame>
  );
}
