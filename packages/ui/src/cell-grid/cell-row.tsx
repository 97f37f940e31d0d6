import { useId } from 'react';
import type { CellGridColumn, CellGridRow, CellPlace } from './cell.ts';
import { CellInput, type CellInputProps } from './cell-input.tsx';

export type CellRowProps = {
  row: CellGridRow;
  index: number;
  columns: readonly CellGridColumn[];
  /** The column whose cell can be typed into, where it stands in this row. */
  active: number | null;
  wantsFocus: boolean;
  readOnly: boolean;
  measure: (element: Element | null) => void;
  onActivate: (place: CellPlace, focus: boolean) => void;
  onEdit: (place: CellPlace, text: string) => void;
} & Pick<CellInputProps, 'onStep' | 'onFault'>;

// A cell of a grid by its place already, which not every tool works out.
const gridCell = { role: 'gridcell' };

/** One row of cells and what is said about it underneath. */
export function CellRow({
  row,
  index,
  columns,
  active,
  wantsFocus,
  readOnly,
  measure,
  onActivate,
  onEdit,
  onStep,
  onFault,
}: CellRowProps) {
  const id = useId();
  return (
    <tbody ref={measure} data-index={index} data-row-id={row.id}>
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
                    focused={wantsFocus}
                    noteId={cell.note === undefined ? undefined : id}
                    onFocus={() => onActivate(place, false)}
                    onEdit={(text) => onEdit(place, text)}
                    onStep={onStep}
                    onFault={onFault}
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
  );
}
