import { chakra } from '@haisha/ui';
import type { CellGridRow } from '@haisha/ui/cell-grid';
import { type SheetColumn, sheetColumns } from './sheet-column.ts';

export type RowFaultsProps = {
  /** The line with the caret. */
  row: CellGridRow | undefined;
  header: (column: SheetColumn) => string;
};

/** What is wrong in the line with the caret, and what to do about it; nothing in a line without faults. */
export function RowFaults({ row, header }: RowFaultsProps) {
  const faults = sheetColumns.flatMap((column, index) => {
    const note = row?.cells[index]?.note;
    return note === undefined ? [] : [{ column, note }];
  });
  return (
    <Faults role="status">
      {faults.map(({ column, note }) => (
        <p key={column}>{`${row?.label} ${header(column)}: ${note}`}</p>
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
    maxH: '8rem',
    overflowY: 'auto',
    _empty: { display: 'none' },
  },
});
