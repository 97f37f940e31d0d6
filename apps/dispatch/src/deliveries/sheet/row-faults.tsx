import { chakra } from '@haisha/ui';
import type { CellGridRow } from '@haisha/ui/cell-grid';
import type { SheetColumn } from './sheet-column.ts';
import type { SheetPlace } from './sheet-keys.ts';

export type RowFaultsProps = {
  rows: readonly CellGridRow[];
  /** What the cells of a row are, in their order. */
  columns: readonly SheetColumn[];
  /** The line with the caret, whose faults come first. */
  active: string | null;
  onCell: (place: SheetPlace) => void;
};

/** What is wrong in all lines, each after its number, and what to do about it; each fault leads to its cell. */
export function RowFaults({ rows, columns, active, onCell }: RowFaultsProps) {
  const faulty = rows.filter(({ cells }) => cells.some(({ note }) => note !== undefined));
  const here = faulty.filter(({ id }) => id === active);
  const others = faulty.filter(({ id }) => id !== active);
  return (
    <Faults role="status">
      {[...here, ...others].map(({ id, label, cells }) => (
        <div key={id}>
          <b>{label}</b>
          <ul>
            {columns.map((column, index) => {
              const note = cells[index]?.note;
              return note === undefined ? null : (
                <li key={column}>
                  <button
                    type="button"
                    aria-label={`${label} ${note}`}
                    onClick={() => onCell({ rowId: id, column: index })}
                  >
                    {note}
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </Faults>
  );
}

const Faults = chakra('div', {
  base: {
    borderTopWidth: '1px',
    px: { base: '4', md: '6' },
    py: '2',
    color: 'fg.error',
    maxH: 'min(14rem, 24dvh)',
    flex: 'none',
    overflowY: 'auto',
    '& > div': { display: 'flex', columnGap: '3' },
    '& > div + div': { mt: '1', pt: '1', borderTopWidth: '1px' },
    '& b': { flex: 'none', minW: '6', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: '5', listStyle: 'none' },
    '& button': { textAlign: 'start', cursor: 'pointer', _hover: { textDecoration: 'underline' } },
    _empty: { display: 'none' },
  },
});
