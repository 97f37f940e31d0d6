import { useTranslation } from '@haisha/i18n';
import { useCan, useSession } from '@haisha/platform';
import { lazyPart } from '@haisha/platform/lazy-part';
import { ProblemState } from '@haisha/platform/problem-state';
import { useChangedRows } from '@haisha/records/list/use-changed-rows';
import { Box, Flex, VisuallyHidden } from '@haisha/ui';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { ownerColour } from '../owner-colour.ts';
import type { BoardAddress } from './address/board-address.ts';
import { type Board, BoardProvider } from './board-context.ts';
import { BoardFoot } from './board-foot.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { judgeOnRow } from './carry/judge-row.ts';
import { useAskReason } from './carry/use-ask-reason.tsx';
import { UnsentCommand } from './commands/unsent-command.tsx';
import { useCommands } from './commands/use-commands.ts';
import { decisionsOf } from './day/decisions.ts';
import { hasRuns } from './day/empty-day.ts';
import { useBoardDensity } from './density/use-board-density.ts';
import { DeskBoard } from './desk-board.tsx';
import { useFindingWords } from './findings/use-finding-words.ts';
import { daysOf, makeScale, midnightOf } from './geometry/scale.ts';
import { createBoardStore } from './grid/board-store.ts';
import { headWidthOf } from './grid/measures.ts';
import { useRoom } from './grid/use-room.ts';
import { useBandFold } from './kept/use-fold.ts';
import { useBoardShortcut } from './keys/use-board-shortcut.ts';
import { PrintByBrowser } from './print/print-by-browser.tsx';
import type { BoardAct } from './toolbar/board-acts.tsx';
import { BoardToolbar } from './toolbar/board-toolbar.tsx';
import { DecisionStrip } from './toolbar/decision-strip.tsx';
import { useBoardDay } from './use-board-day.ts';

const DayList = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "board-phone" */ './phone/day-list.tsx')).DayList,
}));

const EmptyDay = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "board-acts" */ './empty-day.tsx')).EmptyDay,
}));

export type BoardOfCentreProps = {
  /** The saved views, where they do not stand in the header. */
  views?: ReactNode;
  address: BoardAddress;
  change: Board['change'];
  departmentId: string;
  isPhone: boolean;
  children?: ReactNode;
};

/** The board of one centre. */
export function BoardOfCentre({ address, change, departmentId, isPhone, views, children }: BoardOfCentreProps) {
  const { t } = useTranslation('board');
  const can = useCan();
  const isDriver = useSession()?.permissions['allocation.read'] === 'own';
  const query = { date: address.date, days: daysOf(address.range), departmentId };
  const { day, error, refetch, isStale, rows: all, rowOf, colours } = useBoardDay(query, address);
  const showsBand = useBandFold(address.range).isOpen || isPhone;
  const rows = useMemo(() => (showsBand ? all : { own: all.own, companies: [] }), [all, showsBand]);
  const [store] = useState(createBoardStore);
  const [said, setSaid] = useState('');
  const [asked, setAsked] = useState<BoardAct | null>(null);
  const announce = useCallback((text: string) => setSaid((before) => (before === text ? `${text}\u00a0` : text)), []);
  const words = useFindingWords(day, midnightOf(address.date));
  const reason = useAskReason(can('allocation.override'), words, announce);
  const commands = useCommands(query, day, announce, reason.ask);
  const [room, measured] = useRoom();
  const roomWidth = Math.max(0, room.width - headWidthOf(address.range));
  const scale = useMemo(
    () => makeScale(address.range, address.date, roomWidth),
    [address.range, address.date, roomWidth],
  );
  const ownerColourOf = useCallback(
    ([first]: readonly string[]) => {
      const colour = first === undefined ? null : colours.get(first);
      return colour ? ownerColour(colour) : null;
    },
    [colours],
  );
  const decisions = useMemo(() => day && decisionsOf(day), [day]);
  const fresh = useChangedRows(day?.allocations, query);
  const density = useBoardDensity(address, change);
  const hasDensity = !isPhone && address.range !== 'month';
  useBoardShortcut('v', density.toggle, { enabled: hasDensity });
  // In a field these keys belong to what is typed.
  useBoardShortcut('mod+z', () => void commands.undo(), { inFields: false });
  useBoardShortcut('mod+y', () => void commands.redo(), { inFields: false });
  useBoardShortcut('mod+shift+z', () => void commands.redo(), { inFields: false });

  const board: Board = {
    day,
    rows,
    companies: all.companies,
    rowOf,
    scale,
    roomHeight: room.height,
    roomWidth,
    isDense: density.isDense,
    toggleDense: hasDensity ? density.toggle : null,
    address,
    change,
    departmentId,
    store,
    canMove: can('allocation.update'),
    ownerColourOf,
    judge: (carry, row) => (day ? judgeOnRow(day, carry, row) : { level: 'ok', findings: [], stays: [] }),
    give: commands.give,
    ask: reason.ask,
    announce,
  };

  return (
    <BoardProvider value={board}>
      <BoardToolbar commands={commands} decisions={decisions} isPhone={isPhone} asked={asked} onAsk={setAsked} />
      {!isDriver && <DecisionStrip decisions={decisions} isPhone={isPhone} />}
      {day && !hasRuns(day, address.date) && (
        <Suspense>
          <EmptyDay onAsk={setAsked} />
        </Suspense>
      )}
      {commands.unsent && <UnsentCommand {...commands.unsent} />}
      {error && day && !commands.unsent && (
        <Box px={{ base: '3', md: '6' }} py="2" minW="0">
          <ProblemState error={error} onRetry={refetch} />
        </Box>
      )}
      <Flex flex="1" minH="0" minW="0" opacity={isStale ? 0.6 : 1} aria-busy={isStale}>
        {error && !day ? (
          <Box flex="1" p="4">
            <ProblemState error={error} onRetry={refetch} title={t('state.failed')} />
          </Box>
        ) : isPhone ? (
          <Suspense>{day ? <DayList views={views} /> : <BoardSkeleton />}</Suspense>
        ) : (
          <DeskBoard measured={measured} fresh={fresh} />
        )}
      </Flex>
      {!isPhone && <BoardFoot />}
      <PrintByBrowser />
      {children}
      {reason.dialog}
      <VisuallyHidden role="status" aria-live="assertive">
        {said}
      </VisuallyHidden>
    </BoardProvider>
  );
}
