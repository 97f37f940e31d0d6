import { isComposing, isField, isInFront } from '@haisha/ui/keys';
import { useEffect, useEffectEvent } from 'react';
import type { Board } from '../board-context.ts';
import type { CarryActs } from '../carry/use-carry.ts';
import type { BoardRow, Run } from '../day/board-types.ts';
import { mayAsk, type RunDialogAct, runDialogActs, runDialogKeys } from '../panel/run-acts.ts';
import type { ActiveCell } from './board-store.ts';
import type { BoardPlaces } from './use-board-places.ts';

export type GridActs = {
  open: (run: Run) => void;
  /** Closes the panel of the run that is open. */
  close: () => void;
  moveTo: (run: Run, rowKey: string) => void;
  takeOff: (run: Run) => void;
  /** Asks for what is done with a run in a dialog of its own. */
  ask: (act: RunDialogAct, run: Run) => void;
  confirm: (run: Run) => void;
};

/** A key press as React or the browser tells it. */
type KeyPress = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'key' | 'metaKey' | 'repeat' | 'shiftKey' | 'target'> &
  Pick<KeyboardEvent, 'defaultPrevented' | 'preventDefault' | 'stopPropagation'> &
  Parameters<typeof isComposing>[0];

/** What goes from cell to cell. */
const moving: ReadonlySet<string> = new Set([
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  ...['PageUp', 'PageDown', 'Home', 'End'],
]);
/** What has keys of its own. */
const ownKeys = '[role=grid], [role=listbox], [role=menu], [role=dialog]';

/** The keys of the board: without anything in hand they go from cell to cell, else they carry it. */
export function useGridKeys(board: Board, places: BoardPlaces, carry: CarryActs, acts: GridActs) {
  const { store, rows } = board;
  const list = [...rows.own, ...rows.companies];

  function activeOrFirst(): ActiveCell | null {
    const { active } = store.get();
    if (active && list.some(({ key }) => key === active.rowKey)) return active;
    return list[0] ? { rowKey: list[0].key, runId: null } : null;
  }

  function go(cell: ActiveCell): void {
    const row = list.find(({ key }) => key === cell.rowKey);
    const run = row?.runs.find(({ id }) => id === cell.runId);
    store.set({ active: cell });
    places.reveal(cell.rowKey, run ? Date.parse(run.start) : null);
    focusCell(places, cell);
  }

  function goToRow(from: ActiveCell, step: number): void {
    const index = list.findIndex(({ key }) => key === from.rowKey);
    const row = list[Math.max(0, Math.min(list.length - 1, index + step))];
    if (!row || row.key === from.rowKey) return;
    const run = runOf(list[index], from.runId);
    go({ rowKey: row.key, runId: run ? (nearest(row, Date.parse(run.start))?.id ?? null) : null });
  }

  function goAcross(from: ActiveCell, step: 1 | -1): void {
    const row = list.find(({ key }) => key === from.rowKey);
    const at = row?.runs.findIndex(({ id }) => id === from.runId) ?? -1;
    const next = at + step;
    if (!row || next >= row.runs.length || next < -1) return;
    go({ rowKey: row.key, runId: row.runs[next]?.id ?? null });
  }

  function onCarrying(event: KeyPress): boolean {
    const { carry: held } = store.get();
    const by = (minutes: number) => () => (event.altKey ? carry.lengthen(minutes) : carry.shift(minutes));
    const step = event.shiftKey ? 15 : 5;
    const days = board.scale.range === 'month' ? 1440 : step;
    const index = list.findIndex(({ key }) => key === held?.rowKey);
    const toRow = (to: number) => () => {
      const row = list[Math.max(0, Math.min(list.length - 1, to))];
      if (!row) return;
      const onto = held?.cargo.kind === 'deliveries' && event.shiftKey ? nearest(row, held.start) : undefined;
      carry.toRow(row, onto?.id ?? null);
      places.reveal(row.key, held?.start ?? null);
    };
    const keys: Record<string, () => void> = {
      ArrowLeft: by(-days),
      ArrowRight: by(days),
      ArrowUp: toRow(index - 1),
      ArrowDown: toRow(index + 1),
      PageUp: toRow(index - 10),
      PageDown: toRow(index + 10),
      Tab: () => carry.toPermitted(event.shiftKey ? -1 : 1),
      Enter: () => (event.shiftKey ? carry.toPermittedTime() : void carry.drop()),
      ' ': () => void carry.drop(),
      Escape: carry.cancel,
    };
    return act(keys, event);
  }

  function onResting(event: KeyPress, cell: ActiveCell): boolean {
    const row = list.find(({ key }) => key === cell.rowKey);
    // From elsewhere keys lead back to the cell; what is out of the focus they change only where its panel is open.
    const isOnCell = event.target instanceof Element && event.target.closest('[data-row]') !== null;
    const run = isOnCell ? runOf(row, cell.runId) : undefined;
    const keys: Record<string, () => void> = {
      ArrowLeft: () => goAcross(cell, -1),
      ArrowRight: () => goAcross(cell, 1),
      ArrowUp: () => goToRow(cell, -1),
      ArrowDown: () => goToRow(cell, 1),
      PageUp: () => goToRow(cell, -10),
      PageDown: () => goToRow(cell, 10),
      Home: () => go({ rowKey: cell.rowKey, runId: row?.runs[0]?.id ?? null }),
      End: () => go({ rowKey: cell.rowKey, runId: row?.runs.at(-1)?.id ?? null }),
      ...(board.address.run !== null && { Escape: acts.close }),
      ...(isOnCell ? {} : keysOfOpenRun(event)),
      ...(run && {
        Enter: () => acts.open(run),
        ' ': () => carry.takeRun(run, cell.rowKey, 'whole', 'keys'),
        ...keysOf(run, cell.rowKey),
      }),
      ...(isOnCell && !run && row && { ' ': () => takeChosen(row), Enter: () => takeChosen(row) }),
    };
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    return act(keys, event);
  }

  /** The letters that do something with a run. */
  function keysOf(run: Run, rowKey: string): Record<string, () => void> {
    return {
      m: () => acts.moveTo(run, rowKey),
      c: () => acts.confirm(run),
      ...(board.canMove && { d: () => chooseDriver(run) }),
      Delete: () => acts.takeOff(run),
      ...dialogKeys(run),
    };
  }

  function keysOfOpenRun({ target }: KeyPress): Record<string, () => void> {
    const row = list.find(({ runs }) => runs.some(({ id }) => id === board.address.run));
    const run = runOf(row, board.address.run);
    if (!row || !run || !isAtOpenRun(target)) return {};
    function pickUp(to: BoardRow, one: Run): void {
      go({ rowKey: to.key, runId: one.id });
      carry.takeRun(one, to.key, 'whole', 'keys');
    }
    return { ...keysOf(run, row.key), ' ': () => pickUp(row, run) };
  }

  /** Returns whether the focus is in the panel of the run, or on the page around the board, as on one just opened. */
  function isAtOpenRun(target: EventTarget | null): boolean {
    if (!(target instanceof Element)) return false;
    return target.closest('[data-run-panel]') !== null || target.contains(places.scroller.current);
  }

  /** Keys that are pressed outside of the grid: with a control in the focus, only those that controls have no use for. */
  function onElsewhere(event: KeyboardEvent): void {
    const { key, target } = event;
    if (!(target instanceof HTMLElement) || isField(target) || target.closest(ownKeys) || !isInFront()) return;
    if (isControl(target) && key.length > 1 && key !== 'Delete') return;
    const isEntered = store.get().active !== null || !moving.has(key);
    onKeyDown(event, isEntered ? onResting : enter);
  }

  function enter({ altKey, ctrlKey, metaKey }: KeyPress, cell: ActiveCell): boolean {
    if (altKey || ctrlKey || metaKey) return false;
    go(cell);
    return true;
  }

  const latest = useEffectEvent(onElsewhere);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  function chooseDriver({ id }: Run): void {
    board.change({ run: id, choose: 'driver' }, { replace: board.address.run === id });
  }

  function dialogKeys(run: Run): Record<string, () => void> {
    const open = runDialogActs.filter((name) => board.canMove && mayAsk(name, run));
    return Object.fromEntries(open.map((name) => [runDialogKeys[name], () => acts.ask(name, run)]));
  }

  /** On a row without a bar the deliveries that are chosen in the list are taken up. */
  function takeChosen(row: BoardRow): void {
    const { chosen } = store.get();
    carry.takeDeliveries(board.day?.deliveriesLeft.filter(({ id }) => chosen.has(id)) ?? [], row.key, 'keys');
  }

  function onKeyDown(event: KeyPress, rest = onResting): void {
    if (event.defaultPrevented || isComposing(event) || isPressOf(event)) return;
    const cell = activeOrFirst();
    const isDone = store.get().carry ? onCarrying(event) : cell !== null && rest(event, cell);
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return { onKeyDown: (event: KeyPress) => onKeyDown(event), go };
}

/** Gives the focus to a cell once it is drawn. */
export function focusCell({ scroller, band }: BoardPlaces, { rowKey, runId }: ActiveCell): void {
  requestAnimationFrame(() => {
    const boxes = [scroller.current, band.current];
    const row = boxes.map((box) => box?.querySelector(`[data-row="${CSS.escape(rowKey)}"]`)).find(Boolean);
    const cell =
      runId === null ? row?.querySelector('[data-head]') : row?.querySelector(`[data-run="${CSS.escape(runId)}"]`);
    if (cell instanceof HTMLElement) cell.focus({ preventScroll: true });
  });
}

function act(keys: Record<string, () => void>, event: KeyPress): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const chosen = keys[key];
  if (!chosen || (event.key.length === 1 && (event.ctrlKey || event.metaKey))) return false;
  if (event.shiftKey && /^[a-z]$/.test(key)) return false;
  // A key that is held down goes on, but does nothing twice.
  if (!event.repeat || moving.has(key) || key === 'Tab') chosen();
  return true;
}

/** Returns whether a key presses the control that has the focus, which is no cell. */
function isPressOf({ key, target }: KeyPress): boolean {
  return (key === 'Enter' || key === ' ') && isControl(target) && !target.closest('[data-row]');
}

/** Returns whether what has the focus is more than a frame that was given it. */
function isControl(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.tabIndex >= 0;
}

function runOf(row: BoardRow | undefined, id: string | null): Run | undefined {
  return row?.runs.find((run) => run.id === id);
}

function nearest({ runs }: BoardRow, at: number): Run | undefined {
  const distance = (run: Run) => Math.abs(Date.parse(run.start) - at);
  return runs.toSorted((a, b) => distance(a) - distance(b))[0];
}
