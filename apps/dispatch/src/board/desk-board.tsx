import { useTranslation } from '@haisha/i18n';
import { useQueryClient } from '@haisha/platform';
import { lazyDialog } from '@haisha/platform/lazy-part';
import { Box, Button, EmptyState, useMediaQuery } from '@haisha/ui';
import { type PointerEvent, Suspense, useEffect, useRef, useState } from 'react';
import { filterCount, unfiltered } from './address/board-address.ts';
import { useBoard } from './board-context.ts';
import { type Carry, type Part, takeDeliveries, takeRun } from './carry/carry.ts';
import { useCarry } from './carry/use-carry.ts';
import { useVerdictText } from './carry/use-verdict-text.ts';
import { runDetail } from './commands/board-api.ts';
import type { LeftDelivery, Run } from './day/board-types.ts';
import { isCarriable } from './day/run-facts.ts';
import { showsDelivery } from './day/run-filter.ts';
import { BoardGrid } from './grid/board-grid.tsx';
import { carriedIn } from './grid/board-store.ts';
import { mostBandHeight } from './grid/measures.ts';
import { useActiveCell } from './grid/use-active-cell.ts';
import { useBoardPlaces } from './grid/use-board-places.ts';
import { focusCell, useGridKeys } from './grid/use-grid-keys.ts';
import type { MeasureRoom } from './grid/use-room.ts';
import { focusLeftSearch, useBandFold, useListFold } from './kept/use-fold.ts';
import { useBoardShortcut } from './keys/use-board-shortcut.ts';
import { LeftList } from './left/left-list.tsx';
import { LeftRail } from './left/left-rail.tsx';
import { OthersAt } from './live/others-at.tsx';
import { OthersSaid } from './live/others-said.tsx';
import type { RunDialogProps } from './panel/run-dialog.tsx';
import { useConfirmRun } from './panel/use-confirm-run.ts';

const MoveDialog = lazyDialog(async () => ({
  default: (await import(/* webpackChunkName: "board-acts" */ './carry/move-dialog.tsx')).MoveDialog,
}));
const RunDialog = lazyDialog(async () => ({
  default: (await import(/* webpackChunkName: "board-acts" */ './panel/run-dialog.tsx')).RunDialog,
}));
const RunPanel = lazyDialog(async () => ({
  default: (await import(/* webpackChunkName: "board-panel" */ './panel/run-panel.tsx')).RunPanel,
}));

export type DeskBoardProps = {
  measured: MeasureRoom;
  fresh: ReadonlySet<string>;
};

/** How far a pointer goes before a press becomes a drag. */
const dragPx = 4;
const edgePx = 7;

/** The board as a desk has room for it: rows and bars, and beside them the left-over deliveries or a run. */
export function DeskBoard({ measured, fresh }: DeskBoardProps) {
  const { t } = useTranslation('board');
  const board = useBoard();
  const { address, change, day, store } = board;
  const queries = useQueryClient();
  const places = useBoardPlaces(measured);
  const verdict = useVerdictText();
  const isWide = useMediaQuery('(min-width: 112.5rem)');
  const list = useListFold(address.range);
  const band = useBandFold(address.range);
  const carry = useCarry(board, places, verdict.spoken);
  const [moving, setMoving] = useState<Carry | null>(null);
  const [asked, setAsked] = useState<Pick<RunDialogProps, 'act' | 'run'> | null>(null);
  const confirm = useConfirmRun((run) => setAsked({ act: 'confirm', run }));
  const keys = useGridKeys(board, places, carry, {
    open: ({ id }) => change({ run: id, choose: null }),
    close: closePanel,
    moveTo: (run, rowKey) => setMoving(takeRun(run, rowKey, 'whole', 'keys')),
    takeOff: (run) => void takeAllOff(run),
    ask: (act, run) => setAsked({ act, run }),
    confirm,
  });
  useActiveCell(board, places);

  const hiresFor = (runId: string) => day?.allocations.find(({ id }) => id === runId)?.ownership === 'hired';

  // A run that was asked for by its address or by a count is brought into view.
  const revealed = useRef<string | null>(null);
  useEffect(() => {
    // Once more where the band becomes lower or higher.
    const wanted = address.run && `${address.run} ${mostBandHeight(board.roomHeight)}`;
    if (address.run === null || wanted === revealed.current) {
      revealed.current = wanted;
      return;
    }
    const rowsNow = [...board.rows.own, ...board.rows.companies];
    const row = rowsNow.find(({ runs }) => runs.some(({ id }) => id === address.run));
    if (!row && !band.isOpen && hiresFor(address.run)) band.setOpen(true);
    const run = row?.runs.find(({ id }) => id === address.run);
    if (!row || !run) return;
    revealed.current = wanted;
    store.set({ active: { rowKey: row.key, runId: run.id } });
    places.reveal(row.key, Date.parse(run.start));
  });

  function onPointerDown(event: PointerEvent): void {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const bar = event.target.closest<HTMLElement>('[data-run]');
    const rowKey = event.target.closest<HTMLElement>('[data-row]')?.dataset.row;
    const id = bar?.dataset.run;
    const run = day?.allocations.find((one) => one.id === id);
    if (!bar || !run || rowKey === undefined) return;
    // A finger scrolls the board; it opens a run, which is moved from its panel.
    const part = event.pointerType === 'touch' ? null : partAt(bar, event.clientX);
    const forget = part !== null && isCarriable(run) ? carry.foresee(run, rowKey) : undefined;
    waitForDrag(
      event.nativeEvent,
      part === null || !isCarriable(run) ? null : () => carry.takeRun(run, rowKey, part, 'pointer'),
      () => change({ run: run.id }),
      forget,
    );
  }

  /** A press that goes on becomes a drag, another opens the run. */
  function waitForDrag(
    down: globalThis.PointerEvent,
    take: (() => void) | null,
    press: () => void,
    forget: () => void = () => undefined,
  ): void {
    function end(): void {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', end);
      forget();
    }
    function move(event: globalThis.PointerEvent): void {
      if (take === null || Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < dragPx) return;
      end();
      take();
      carry.follow(event, places.placeAt(down.clientX, down.clientY)?.at ?? null);
    }
    function up(): void {
      end();
      press();
    }
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', end);
  }

  /** Back to the list with all that a run carries; without any it is opened, to be cancelled there. */
  async function takeAllOff({ id }: Run): Promise<void> {
    const { deliveries } = await queries.fetchQuery({ ...runDetail(id), staleTime: 0 });
    if (deliveries.length === 0) return change({ run: id });
    await board.give({ kind: 'place', runId: null, deliveryIds: deliveries.map((one) => one.id), fromRunId: id });
  }

  function takeFromList(deliveries: readonly LeftDelivery[], event: PointerEvent): void {
    const first = board.rows.own.find(({ target }) => target !== null);
    if (!first) return;
    waitForDrag(
      event.nativeEvent,
      () => carry.takeDeliveries(deliveries, first.key, 'pointer'),
      () => undefined,
    );
  }

  function takeByKeys(deliveries: readonly LeftDelivery[]): void {
    const active = board.rowOf.get(store.get().active?.rowKey ?? '');
    const row = active?.target ? active : board.rows.own.find(({ target }) => target !== null);
    if (!row) return;
    carry.takeDeliveries(deliveries, row.key, 'keys');
    keys.go({ rowKey: row.key, runId: null });
  }

  function closePanel(): void {
    const { active } = store.get();
    change({ run: null, choose: null }, { replace: true });
    if (active) focusCell(places, active);
  }

  /** Back to the cell that the keys are on, which may be in another row by now. */
  function leaveDialog(close: () => void): void {
    close();
    setTimeout(() => {
      const { active } = store.get();
      if (active && document.activeElement === document.body) focusCell(places, active);
    }, 50);
  }

  function openList(): void {
    list.setOpen(true);
    focusLeftSearch();
  }

  const isOpen = address.run !== null;
  const hasList = !isOpen || isWide;
  useBoardShortcut('g', () => (list.isOpen ? list.setOpen(false) : openList()), { enabled: hasList });

  const leftCount = day?.deliveriesLeft.filter((one) => showsDelivery(address, one)).length ?? 0;
  return (
    <>
      <BoardGrid
        places={places}
        measured={measured}
        fresh={fresh}
        onKeyDown={keys.onKeyDown}
        onPointerDown={onPointerDown}
        onFocus={({ target }) => followFocus(target)}
        empty={
          <Box position="sticky" insetStart="var(--head)" maxW="2xl" bg="bg.panel">
            <EmptyState
              title={t(filterCount(address) > 0 ? 'state.nothingFound' : 'state.noRows')}
              actions={
                filterCount(address) > 0 && (
                  <Button variant="outline" colorPalette="gray" onClick={() => change(unfiltered)}>
                    {t('state.clear')}
                  </Button>
                )
              }
            />
          </Box>
        }
      />
      <OthersAt runId={asked?.run.id ?? carriedIn(moving) ?? address.run} />
      <OthersSaid />
      {hasList &&
        (list.isOpen ? (
          <LeftList
            onFold={() => list.setOpen(false)}
            onTake={takeFromList}
            onPlace={takeByKeys}
            onMove={(deliveries) => setMoving(takeDeliveries(deliveries, '', 'keys'))}
          />
        ) : (
          <LeftRail count={leftCount} onOpen={openList} />
        ))}
      {isOpen && (
        <Suspense>
          <RunPanel
            key={address.run}
            id={address.run ?? ''}
            onClose={closePanel}
            onMove={(run) => setMoving(takeRun(run, '', 'whole', 'keys'))}
          />
        </Suspense>
      )}
      {moving && (
        <Suspense>
          <MoveDialog carry={moving} onClose={() => leaveDialog(() => setMoving(null))} />
        </Suspense>
      )}
      {asked && (
        <Suspense>
          <RunDialog {...asked} onClose={() => leaveDialog(() => setAsked(null))} />
        </Suspense>
      )}
    </>
  );

  function followFocus(target: Element): void {
    const rowKey = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    if (rowKey === undefined || store.get().carry) return;
    const runId = target.closest<HTMLElement>('[data-run]')?.dataset.run ?? null;
    const { active } = store.get();
    if (active?.rowKey !== rowKey || active.runId !== runId) store.set({ active: { rowKey, runId } });
  }
}

function partAt(bar: HTMLElement, x: number): Part {
  const box = bar.getBoundingClientRect();
  if (box.width < edgePx * 4) return 'whole';
  if (x - box.left < edgePx) return 'start';
  return box.right - x < edgePx ? 'end' : 'whole';
}
