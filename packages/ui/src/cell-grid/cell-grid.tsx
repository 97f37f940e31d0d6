import { Box, Flex } from '@haisha/ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  Fragment,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '../keys.ts';
import { windowedRows } from '../windowed-rows.ts';
import type { CellGridColumn, CellGridRow, CellPlace, RowRemarks, TabStop } from './cell.ts';
import { CellGridFrame } from './cell-grid-frame.ts';
import { CellRow } from './cell-row.tsx';
import { firstFault, nextFault, nextRowStop, stepFrom } from './next-place.ts';
import { RemarksPanel } from './remarks-panel.tsx';
import { rowStops } from './row-stops.ts';

export type CellGridHandle = {
  /** Focuses a cell, wherever it is scrolled to. */
  focus: (place: CellPlace) => void;
  /** Focuses the fault that comes first from the active cell on; without one that cell. */
  focusFault: () => void;
  /** Does in that cell what a key means there, for keys that are pressed while the grid has not got the focus. */
  handOn: (event: globalThis.KeyboardEvent) => void;
};

export type CellGridProps = {
  label: string;
  /** The header of the column before the cells, and its width in px. */
  lead: { header: string; width: number };
  columns: readonly CellGridColumn[];
  rows: readonly CellGridRow[];
  /** Without them the grid has the whole width. */
  remarks?: RowRemarks | undefined;
  /** Without it the cells can only be read and copied. */
  onEdit?: ((place: CellPlace, text: string) => void) | undefined;
  /** Replaces one text by another in all rows, when the cell has a proposal. */
  onReplace?: ((place: CellPlace, by: string) => void) | undefined;
  loading?: boolean;
  ref?: Ref<CellGridHandle>;
};

const headerHeightsPx = { plain: 32, withNotes: 40 };
const rowHeightPx = 36;
const usualWidthPx = 144;

/**
 * A grid of text cells that works like a spreadsheet: arrows move, Enter or F2 edits, Ctrl+Enter takes the proposal
 * (with Shift in all rows), Tab goes to the next fault or question of a row, F8 to the next fault, Escape discards.
 */
export function CellGrid({
  label,
  lead,
  columns,
  rows,
  remarks,
  onEdit,
  onReplace,
  loading = false,
  ref,
}: CellGridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CellPlace | null>(null);
  const [focusTarget, setFocusTarget] = useState<TabStop['part'] | null>(null);
  const found = rows.findIndex(({ id }) => id === place?.rowId);
  const active = { row: Math.max(0, found), column: found === -1 ? firstFault(rows[0]) : (place?.column ?? 0) };
  const here: CellPlace = { rowId: rows[active.row]?.id ?? '', column: active.column };

  const headerHeightPx = headerHeightsPx[columns.some(({ note }) => note !== undefined) ? 'withNotes' : 'plain'];
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    getItemKey: (index) => rows[index]?.id ?? index,
    estimateSize: () => rowHeightPx,
    overscan: 4,
    scrollMargin: headerHeightPx,
    scrollPaddingStart: headerHeightPx,
    ...windowedRows<HTMLDivElement>(rows.length, () => active.row),
  });

  function goTo(next: CellPlace | null, part: TabStop['part'] = 'cell'): boolean {
    if (!next) return false;
    setPlace(next);
    setFocusTarget(part);
    virtualizer.scrollToIndex(rows.findIndex(({ id }) => id === next.rowId));
    scrollToColumn(box.current, lead.width, columns, next.column);
    return true;
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = event.shiftKey ? -1 : 1;
    const fault = nextFault(rows, here, direction);
    // Within a row, and after the last stop, Tab works as everywhere.
    if (event.key === 'Tab') {
      const { isCell, isLast } = rowStops(frame.current, here.rowId, event.target, direction);
      const isInRow = isCell && fault?.rowId === here.rowId;
      const stop = isInRow || !isLast ? null : nextRowStop(rows, here, direction);
      if (isInRow ? goTo(fault) : goTo(stop, stop?.part)) event.preventDefault();
    }
    if (event.key === 'F8' && goTo(fault)) event.preventDefault();
  }

  function focusFault(): void {
    const isFault = rows[active.row]?.cells[active.column]?.state === 'fault';
    goTo(isFault ? here : (nextFault(rows, here, 1) ?? here));
  }

  useImperativeHandle(ref, () => ({
    focus: (next) => void goTo(next),
    focusFault,
    handOn: (event) => {
      flushSync(focusFault);
      const { key, ctrlKey, metaKey, shiftKey } = event;
      const { activeElement } = document;
      if (!frame.current?.contains(activeElement)) return;
      activeElement?.dispatchEvent(
        new window.KeyboardEvent('keydown', { key, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true }),
      );
    },
  }));

  let drawnTo = headerHeightPx;
  const width = columns.reduce((sum, column) => sum + widthOf(column), lead.width);
  return (
    <Flex ref={frame} direction={{ base: 'column', lg: 'row' }} minH="0" flex="1" maxH="100dvh" onKeyDown={onKeyDown}>
      <Box
        ref={box}
        flex="1"
        minW="0"
        overflow="auto"
        overflowAnchor="none"
        minH={`min(18rem, ${headerHeightPx + (rows.length + 1) * rowHeightPx}px)`}
        bg="bg.panel"
        position="relative"
      >
        <CellGridFrame
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-busy={loading}
          style={{ width, '--lead': `${lead.width}px`, '--head': `${headerHeightPx}px` } as CSSProperties}
        >
          <colgroup>
            <col style={{ width: lead.width }} />
            {columns.map((column) => (
              <col key={column.id} style={{ width: widthOf(column) }} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">{lead.header}</th>
              {columns.map(({ id, header, note, frozen }) => (
                <th
                  key={id}
                  scope="col"
                  data-frozen={frozen || undefined}
                  title={note === undefined ? header : `${header} ${note}`}
                >
                  <div>{header}</div>
                  {note !== undefined && <small>{note}</small>}
                </th>
              ))}
            </tr>
          </thead>
          {virtualizer.getVirtualItems().map((item) => {
            const row = rows[item.index];
            if (!row) return null;
            const gap = item.start - drawnTo;
            drawnTo = item.end;
            return (
              <Fragment key={row.id}>
                {gap > 0 && <Gap height={gap} />}
                <CellRow
                  row={row}
                  index={item.index}
                  columns={columns}
                  active={item.index === active.row ? active.column : null}
                  focused={focusTarget === 'cell'}
                  readOnly={!onEdit}
                  onActivate={(next, moveFocus) => {
                    setPlace(next);
                    setFocusTarget(moveFocus ? 'cell' : null);
                  }}
                  onEdit={(at, text) => onEdit?.(at, text)}
                  onReplace={(at, by) => onReplace?.(at, by)}
                  onStep={(step) => goTo(stepFrom(rows, here, step))}
                />
              </Fragment>
            );
          })}
          <Gap height={virtualizer.getTotalSize() + headerHeightPx - drawnTo} />
        </CellGridFrame>
      </Box>
      {remarks && (
        <RemarksPanel
          remarks={remarks}
          rowId={here.rowId}
          focused={focusTarget === 'remarks'}
          onEnter={() => setFocusTarget(null)}
        />
      )}
    </Flex>
  );
}

function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr>
        <td style={{ height, padding: 0, border: 0 }} />
      </tr>
    </tbody>
  );
}

function widthOf(column: CellGridColumn | undefined): number {
  return column?.width ?? usualWidthPx;
}

/** Scrolls a cell clear of the lead and the frozen column, which cover the start of the row. */
function scrollToColumn(
  box: HTMLDivElement | null,
  leadWidth: number,
  columns: readonly CellGridColumn[],
  column: number,
): void {
  if (!box) return;
  const before = columns.slice(0, column);
  const start = before.reduce((sum, one) => sum + widthOf(one), leadWidth);
  const end = start + widthOf(columns[column]);
  const covered = before.filter(({ frozen }) => frozen).reduce((sum, one) => sum + widthOf(one), leadWidth);
  const isCovered = !columns[column]?.frozen && start - covered < box.scrollLeft;
  if (isCovered) box.scrollLeft = start - covered;
  else if (end > box.scrollLeft + box.clientWidth && box.clientWidth > 0) box.scrollLeft = end - box.clientWidth;
}
