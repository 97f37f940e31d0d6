import { StatusBadge, Text } from '@haisha/ui';
import type { CellGridRow, GridCell } from '@haisha/ui/cell-grid';
import type { ImportRow } from '@haisha/validation/import-row';
import { verdictTones } from '../import-tone.ts';
import type { RowWords } from './use-row-words.ts';

export type CellWords = {
  words: RowWords;
  /** Text that was entered and is not judged yet. */
  enteredOf: (number: number, column: number) => string | undefined;
  changeText: (change: { before: string; after: string }) => string;
};

/** A cell of the file with what is the matter with it. */
export function cellOf(row: ImportRow, column: number, { words, enteredOf, changeText }: CellWords): GridCell {
  const entered = enteredOf(row.number, column);
  if (entered !== undefined) return { text: entered, state: 'corrected' };
  const text = row.cells[column] ?? '';
  const issues = row.issues.filter((issue) => issue.column === column);
  const proposal = words.proposal(row, column);
  const choices =
    words.choicesOf(column) ?? (proposal === undefined ? undefined : { words: [proposal], isList: false });
  if (issues.length > 0) return { text, state: 'fault', note: issues.map(words.issue).join(' '), choices, proposal };
  const warnings = row.warnings.filter((warning) => warning.column === column);
  if (warnings.length > 0) return { text, state: 'warned', note: warnings.map(words.issue).join(' '), choices };
  if (row.corrected.includes(column)) return { text, state: 'corrected', choices };
  const change = [...row.updates, ...row.changes].find((one) => one.column === column);
  return change ? { text, state: 'changed', note: changeText(change), choices } : { text, choices };
}

export type GridRowOptions = CellWords & {
  /** The places of the columns that are shown. */
  columns: readonly number[];
  rowLabel: (row: ImportRow) => string;
  verdictText: (row: ImportRow) => string;
  /** Whether something can be decided about it. */
  asks?: (row: ImportRow) => boolean;
};

/** Rows of an import as rows of the grid. */
export function gridRow(
  row: ImportRow,
  { columns, rowLabel, verdictText, asks, ...cell }: GridRowOptions,
): CellGridRow {
  const faulty = cell.words.faultyFields(row);
  return {
    id: String(row.number),
    label: rowLabel(row),
    lead: (
      <span style={{ display: 'flex', gap: '0.5rem', alignItems: 'center' }}>
        <span style={{ minWidth: '1.75em', textAlign: 'end' }}>{row.number}</span>
        <StatusBadge tone={verdictTones[row.verdict]}>{verdictText(row)}</StatusBadge>
        {faulty !== '' && (
          <Text as="span" truncate minW="0" title={faulty} color="fg.error" textStyle="xs">
            {faulty}
          </Text>
        )}
      </span>
    ),
    cells: columns.map((column) => cellOf(row, column, cell)),
    asks: asks?.(row) === true,
  };
}
