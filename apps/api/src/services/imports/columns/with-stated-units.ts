import { factorOf, statedUnits, unitOfHeader, unitsOf } from '@haisha/rules/unit';
import type { AnyImported } from '../imported-entity.ts';
import type { Header } from '../read/read-header.ts';
import type { TableRow } from '../read/table-file.ts';
import { bareNumbers } from './column-units.ts';
import { findColumns } from './find-columns.ts';

/** Of columns that nobody knows, those that are amounts by their name. */
const amount = /[額費料代金高残賃価税]/;

/**
 * The names of columns with the unit that is stated above or among them for the whole list, `（単位：千円）`, where a name
 * has none of its own: `与信限度額（千円）`.
 */
export function withStatedUnits(imported: AnyImported, header: Header, top: readonly TableRow[]): string[] {
  const { cells: headers, number } = header;
  const units = top.filter((row) => row.number <= number).flatMap(({ cells }) => cells.flatMap(statedUnits));
  if (units.length === 0) return headers;
  const found = findColumns(imported, headers);
  const below = top.filter((row) => row.number > number);
  const numbers = bareNumbers(below, headers.length);
  return headers.map((name, column) => {
    const own = imported.fields.find(({ id }) => id === found[column])?.figure?.unit;
    if (own === undefined && (found[column] !== null || numbers[column]?.length === 0 || !amount.test(name)))
      return name;
    const meant = own ?? '円';
    const unit = units.find((one) => unitsOf(meant).includes(one) && factorOf(meant, one) !== 1);
    return unit === undefined || unitOfHeader(name, meant) !== null ? name : `${name}（${unit}）`;
  });
}
