import { chakra } from '@haisha/ui';
import type { CellGridRow } from '@haisha/ui/cell-grid';
import { type SheetColumn, sheetColumns } from './sheet-column.ts';
import type { SheetPlace } from './sheet-keys.ts';

export type RowFaultsProps = {
  rows: readonly CellGridRow[];
  /** The line with the caret, whose faults come first. */
  active: string | null;
  header: (column: SheetColumn) => string;
  onCell: (place: SheetPlace) => void;
};

/** What is wrong in all lines, and what to do about it; each fault leads to its cell. */
export function RowFaults({ rows, active, header, onCell }: RowFaultsProps) {
  const here = rows.filter(({ id }) => id === active);
  const others = rows.filter(({ id }) => id !== active);
  return (
    <Faults role="status">
      {[...here, ...others].flatMap(({ id, label, cells }) =>
        sheetColumns.flatMap((column, index) => {
          const note = cells[index]?.note;
          if (note === undefined) return [];
          return (
            <button key={`${id} ${column}`} type="button" onClick={() => onCell({ rowId: id, column: index })}>
              {`${label} ${header(column)}: ${note}`}
            </button>
          );
        }),
      )}
    </Faults>
  );
}

const Faults = chakra('div', {
  base: {
    borderTopWidth: '1px',
    px: { base: '4', md: '6' },
    py: '2',
    color: 'fg.error',
    maxH: '8rem',
    overflowY: 'auto',
    '& > button': { display: 'block', textAlign: 'start', cursor: 'pointer', _hover: { textDecoration: 'underline' } },
    _empty: { display: 'none' },
  },
});
