import type { CellGridColumn, CellGridRow, GridCell } from '@haisha/ui/cell-grid';
import type { FieldError } from '@haisha/validation/rule';
import type { LineReading, ReadingContext } from './read-line.ts';
import { isBlank, type LineCells, type SheetColumn, sheetColumns } from './sheet-column.ts';
import { sheetWidths } from './sheet-widths.ts';
import type { SheetWords } from './use-sheet-words.ts';

export type SheetLine = { id: string; cells: LineCells };

type Shown = {
  line: SheetLine;
  index: number;
  reading: LineReading;
  /** Its faults are told; a line that is being typed has none yet. */
  isJudged: boolean;
  /** What the server has refused. */
  refused: ReadonlyMap<SheetColumn, FieldError>;
};

/** Columns of the sheet as the grid draws them; the first stays in sight. */
export function gridColumns(columns: readonly SheetColumn[], { shortHeader }: SheetWords): CellGridColumn[] {
  return columns.map((id, at) => ({
    id,
    header: shortHeader(id),
    width: sheetWidths[id],
    ...(at === 0 && { frozen: true }),
  }));
}

/** A line of the sheet as the grid draws it. */
export function sheetRow(
  { line, index, reading, isJudged, refused }: Shown,
  { recordOf }: Pick<ReadingContext, 'recordOf'>,
  words: SheetWords,
): CellGridRow {
  const tells = isJudged && !isBlank(line.cells);

  function cell(column: SheetColumn): GridCell {
    const text = line.cells[column] ?? '';
    const fault = refused.get(column) ?? (tells ? reading.faults.get(column) : undefined);
    const shown = { text: labelOf(column, text), choices: choicesOf(column, text) };
    return fault ? { ...shown, state: 'fault', note: words.faultText(column, fault) } : shown;
  }

  function labelOf(column: SheetColumn, text: string): string {
    const record = text === '' || !isNamed(column) ? undefined : recordOf(column, text);
    return record?.state === 'found' ? record.label : text;
  }

  function choicesOf(column: SheetColumn, text: string): GridCell['choices'] {
    if (column === 'temperatureZone' || column === 'loadUnit') return { words: words.wordsOf(column), isList: false };
    const record = text === '' || !isNamed(column) ? undefined : recordOf(column, text);
    return record?.state === 'unknown' && record.offers.length > 0
      ? { words: record.offers, isList: false }
      : undefined;
  }

  return { id: line.id, label: String(index + 1), lead: index + 1, cells: sheetColumns.map(cell) };
}

function isNamed(column: SheetColumn): column is 'cargoOwner' | 'origin' | 'destination' {
  return column === 'cargoOwner' || column === 'origin' || column === 'destination';
}
