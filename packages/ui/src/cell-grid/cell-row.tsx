import { useId } from 'react';
import type { CellGridColumn, CellGridRow, CellPlace } from './cell.ts';
import { CellInput, type CellInputProps } from './cell-input.tsx';
import { firstFault } from './next-place.ts';

export type CellRowProps = {
  row: CellGridRow;
  index: number;
  columns: readonly CellGridColumn[];
  /** The column of the active cell, when it is in this row. */
  active: number | null;
  /** Whether the active cell gets the focus when it is drawn or redrawn. */
  focused: boolean;
  readOnly: boolean;
  onActivate: (place: CellPlace, moveFocus: boolean) => void;
  onEdit: (place: CellPlace, text: string) => void;
  onReplace: (place: CellPlace, by: string) => void;
} & Pick<CellInputProps, 'onStep'>;

// A td in a grid is a gridcell already, but some tools do not derive that.
const gridCell = { role: 'gridcell' };

/** One row of cells. */
export function CellRow({
  row,
  index,
  columns,
  active,
  focused,
  readOnly,
  onActivate,
  onEdit,
  onReplace,
  onStep,
}: CellRowProps) {
  const id = useId();
  return (
    <tbody data-row-id={row.id} data-active={active !== null || undefined}>
      <tr aria-rowindex={index + 2}>
        <th scope="row" onClick={() => onActivate({ rowId: row.id, column: firstFault(row) }, true)}>
          {row.lead}
        </th>
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
                    focused={focused}
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
    </tbody>
  );
}
