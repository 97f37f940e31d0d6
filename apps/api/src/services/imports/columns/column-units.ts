import { unitOfColumn, unitsOf } from '@haisha/rules/unit';
import type { FieldError } from '@haisha/validation/rule';
import { plainWord } from '../fields/plain-word.ts';
import type { AnyImported } from '../imported-entity.ts';
import type { TableRow } from '../read/table-file.ts';

const mostNumbers = 50;
/** Longer text is no number, whatever it would take to find out. */
const longestNumber = 60;

/** Columns of figures as far as their unit goes. */
type Figures = { headers: readonly string[]; mapping: readonly (string | null)[]; numbers: readonly number[][] };
type Units = (string | null)[];

/** Collects bare numbers of each column from some rows. */
export function bareNumbers(rows: readonly TableRow[], width: number): number[][] {
  return Array.from({ length: width }, (_, column) => {
    const numbers = rows.flatMap(({ cells }) => numberIn(cells[column] ?? ''));
    return numbers.slice(0, mostNumbers);
  });
}

/**
 * Returns the unit of each column, by what somebody said of it, of the last file of its shape, or else by its header; null
 * where it has to be asked.
 */
export function unitsOfColumns(
  imported: AnyImported,
  { headers, mapping, numbers }: Figures,
  { said = [], last = [] }: { said?: Units; last?: Units },
): Units {
  return mapping.map((id, column) => {
    const { figure, sets } = imported.fields.find((field) => field.id === id) ?? {};
    if (!figure || sets === undefined) return null;
    const { unit: own } = figure;
    const chosen = said[column] ?? null;
    if (chosen !== null && unitsOf(own).includes(chosen)) return chosen;
    return unitOfColumn({
      ...{ header: headers[column] ?? '', numbers: numbers[column] ?? [], field: sets, own },
      last: last[column] ?? null,
    });
  });
}

/** Names the columns of figures whose unit nobody can tell. */
export function openUnits(imported: AnyImported, mapping: readonly (string | null)[], units: Units): FieldError[] {
  return mapping.flatMap((id, column) => {
    const isFigure = imported.fields.some((field) => field.id === id && field.figure);
    return isFigure && units[column] === null ? [{ path: `units.${column}`, code: 'importRow.unit' }] : [];
  });
}

function numberIn(text: string): number[] {
  if (text.length > longestNumber) return [];
  const plain = plainWord(text);
  return /^[¥\\]?-?\d[\d,]*(?:\.\d+)?$/.test(plain) ? [Number(plain.replaceAll(/[¥\\,]/g, ''))] : [];
}
