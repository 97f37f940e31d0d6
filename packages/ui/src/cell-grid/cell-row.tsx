import { useCallback, useId, useLayoutEffect, useRef } from 'react';
import type { CellGridColumn, CellGridRow, CellPlace, TabStop } from './cell.ts';
import { CellInput, type CellInputProps } from './cell-input.tsx';
import { tabStopsOf } from './row-stops.ts';
import { RowTabIndex } from './row-tab-index.ts';

export type CellRowProps = {
  row: CellGridRow;
  index: number;
  columns: readonly CellGridColumn[];
  /** The column of the active cell, when it is in this row. */
  active: number | null;
  /** The part of the active row that gets the focus when it is drawn or redrawn. */
  focusTarget: TabStop['part'] | null;
  readOnly: boolean;
  measure: (element: Element | null) => void;
  onActivate: (place: CellPlace, moveFocus: boolean) => void;
  /** Called when something besides the cells gets the focus. */
  onEnter: () => void;
  onEdit: (place: CellPlace, text: string) => void;
  onReplace: (place: CellPlace, by: string) => void;
} & Pick<CellInputProps, 'onStep'>;

// A td in a grid is a gridcell already, but some tools do not derive that.
const gridCell = { role: 'gridcell' };

/** One row of cells and the foot under it. */
export function CellRow({
  row,
  index,
  columns,
  active,
  focusTarget,
  readOnly,
  measure,
  onActivate,
  onEnter,
  onEdit,
  onReplace,
  onStep,
}: CellRowProps) {
  const id = useId();
  const box = useRef<HTMLTableSectionElement>(null);
  // Kept stable: a new function would measure the row at every render.
  const attach = useCallback(
    (element: HTMLTableSectionElement | null) => {
      box.current = element;
      measure(element);
    },
    [measure],
  );
  const focusesFoot = active !== null && focusTarget === 'foot';
  useLayoutEffect(() => {
    if (focusesFoot) tabStopsOf(box.current).at(-1)?.focus();
  }, [focusesFoot]);
  return (
    <RowTabIndex value={active === null ? -1 : 0}>
      <tbody
        ref={attach}
        data-index={index}
        data-row-id={row.id}
        onFocus={(event) => event.target instanceof HTMLTextAreaElement || onEnter()}
      >
        <tr aria-rowindex={index + 2}>
          <th scope="row">{row.lead}</th>
          {columns.map((column, at) => {
            const cell = row.cells[at] ?? { text: '' };
            const place = { rowId: row.id, column: at };
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field inside has the keys
              <td
                {...gridCell}
                key={column.id}
                data-state={cell.state}
                data-frozen={column.frozen || undefined}
                title={cell.note ?? (cell.text.length > 16 ? cell.text : undefined)}
                onClick={() => onActivate(place, true)}
              >
                {at === active ? (
                  <>
                    <CellInput
                      key={`${row.id}-${at}`}
                      label={`${row.label} ${column.header}`}
                      cell={cell}
                      readOnly={readOnly}
                      focused={focusTarget === 'cell'}
                      noteId={cell.note === undefined ? undefined : id}
                      onFocus={() => onActivate(place, false)}
                      onEdit={(text) => onEdit(place, text)}
                      onReplace={(by) => onReplace(place, by)}
                      onStep={onStep}
                    />
                    {cell.note !== undefined && (
                      <span id={id} hidden>
                        {cell.note}
                      </span>
                    )}
                  </>
                ) : (
                  <span>{cell.text}</span>
                )}
              </td>
            );
          })}
        </tr>
        {row.foot !== undefined && row.foot !== null && (
          <tr data-foot="">
            <td {...gridCell} colSpan={columns.length + 1}>
              <div>{row.foot}</div>
            </td>
          </tr>
        )}
      </tbody>
    </RowTabIndex>
  );
}
