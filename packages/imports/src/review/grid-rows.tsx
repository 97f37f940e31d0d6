import { StatusBadge } from '@haisha/ui';
import type { CellGridRow, GridCell } from '@haisha/ui/cell-grid';
import type { ImportRow } from '@haisha/validation/import';
import type { ReactNode } from 'react';
import { verdictTones } from '../import-tone.ts';
import { proposalOf } from './proposal.ts';
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
  const proposal = proposalOf(row, column);
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
  foot: (row: ImportRow) => ReactNode;
  /** Whether something can be decided in the foot. */
  asks?: (row: ImportRow) => boolean;
  /** Stands in the lead of rows about which nothing is said. */
  more?: (row: ImportRow) => ReactNode;
};

/** Rows of an import as rows of the grid. */
export function gridRow(
  row: ImportRow,
  { columns, rowLabel, verdictText, foot, asks, more, ...cell }: GridRowOptions,
): CellGridRow {
  return {
    id: String(row.number),
    label: rowLabel(row),
    lead: (
      <span style={{ display: 'flex', gap: '0.5rem', alignItems: 'center' }}>
        <span style={{ minWidth: '2.5em', textAlign: 'end' }}>{row.number}</span>
        <StatusBadge tone={verdictTones[row.verdict]}>{verdictText(row)}</StatusBadge>
        {!hasFoot(row) && more?.(row)}
      </span>
    ),
    cells: columns.map((column) => cellOf(row, column, cell)),
    foot: hasFoot(row) ? foot(row) : undefined,
    asks: hasFoot(row) && asks?.(row) === true,
  };
}

/** A row that was corrected keeps its line, so that those below do not move. */
function hasFoot({ issues, warnings, conflicts, updates, changes, corrected, decision }: ImportRow): boolean {
  return (
    decision !== null || [issues, warnings, conflicts, updates, changes, corrected].some((list) => list.length > 0)
  );
}
