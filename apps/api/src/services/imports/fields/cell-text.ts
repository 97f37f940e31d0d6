import { factorOf } from '@haisha/rules/unit';
import { clearWord, type ImportEncoding, type ImportFormat } from '@haisha/validation/import-choices';
import type { ExportColumn } from '../../exports/cells/export-column.ts';
import { csvText } from '../../exports/file/csv-cell.ts';
import { asInShiftJis } from '../../exports/file/shift-jis.ts';
import type { Cell } from '../../words/labels.ts';
import { labelsOf } from '../../words/labels.ts';
import type { Locale } from '../../words/locale.ts';
import type { CodeFor } from '../../words/shared-names.ts';
import { type ColumnChoice, placesOf } from '../columns/fixed-values.ts';
import type { AnyImported, AnyRow } from '../imported-entity.ts';
import type { CellReading } from './cell-reading.ts';
import type { ImportField } from './import-field.ts';
import { readOnce } from './read-once.ts';

/** A place in a row, and what all rows say there where the file has no such column; undefined for its own. */
type CellPlace = { column: number; fixed: string | undefined };

/** A column of the file that fills a field, and how the export would write it. */
export type FileColumn = CellPlace & {
  field: ImportField;
  /** What a cell says that names no other record. */
  read: (text: string) => CellReading;
  /** Whether bare numbers are meant in another unit than the field's own. */
  isConverted: boolean;
  /** How much of the field's own unit a bare number 1 is. */
  perUnit: number;
  /** The columns that say parts of it; without a column of the field itself the first of them stands for all. */
  parts: (CellPlace & { as: string })[];
  /** In the language of the importer, then in the other one; what other records are called by code comes last. */
  written: [ExportColumn<AnyRow>['cell'], ...ExportColumn<AnyRow>['cell'][]];
  /** All columns of the export in the language of the importer, for what a cell says of other fields. */
  exported: ReadonlyMap<string, ExportColumn<AnyRow>>;
};

export type FileManner = { format: ImportFormat; encoding: ImportEncoding | null; locale: Locale };

export function columnsOf(
  { exported, fields }: AnyImported,
  { mapping, fixed, units = [] }: ColumnChoice,
  { locale }: Pick<FileManner, 'locale'>,
  codeFor: CodeFor | undefined,
): FileColumn[] {
  const locales: readonly Locale[] = locale === 'ja' ? ['ja', 'en'] : ['en', 'ja'];
  const columnsBy = (codes?: CodeFor) =>
    locales.map(
      (one) => new Map(exported.columns(labelsOf(exported.name, one, codes)).map((column) => [column.id, column])),
    );
  const byName = columnsBy();
  const byCode = columnsBy(codeFor);
  const [own = new Map()] = byName;
  const places = placesOf({ mapping, fixed });
  const fieldAt = (column: number) => fields.find((one) => one.id === places[column]);
  const placeOf = (column: number) => ({ column, fixed: fixed[column - mapping.length]?.text });
  const partsOf = ({ id }: ImportField) =>
    [...places.keys()].flatMap((column) => {
      const { completes } = fieldAt(column) ?? {};
      return completes?.field === id ? [{ ...placeOf(column), as: completes.as }] : [];
    });
  return [...places.keys()].flatMap((column) => {
    const given = fieldAt(column);
    const field = given?.completes ? fields.find(({ id }) => id === given.completes?.field) : given;
    if (!field) return [];
    const parts = partsOf(field);
    if (given !== field && (places.includes(field.id) || parts[0]?.column !== column)) return [];
    const cells = [...byName, ...(field.refersTo ? byCode : [])];
    const [first, ...others] = cells.flatMap((one) => one.get(field.id)?.cell ?? []);
    if (!first) return [];
    const unit = units[column] ?? field.figure?.unit;
    const perUnit = field.figure && unit ? factorOf(field.figure.unit, unit) : 1;
    const isConverted = field.figure !== undefined && unit !== field.figure.unit;
    const reader = unit === undefined ? field.read : (field.figure?.readIn(unit) ?? field.read);
    const read = readOnce(reader ?? ((text) => ({ value: text })));
    const how = { read, isConverted, perUnit, written: [first, ...others] as FileColumn['written'] };
    return [{ ...placeOf(column), parts, field, ...how, exported: own }];
  });
}

/** A cell of the export as this file would hold it. */
export function textOf(cell: Cell, { format, encoding }: Omit<FileManner, 'locale'>): string {
  if (cell === null) return '';
  const text = format === 'xlsx' && 'text' in cell ? cell.text : csvText(cell);
  return (encoding === 'sjis' ? asInShiftJis(text) : text).trim();
}

/** Whether a cell says what the export writes of the record, in either language. */
export function saysSame({ written, isConverted }: FileColumn, text: string, row: AnyRow, manner: FileManner): boolean {
  return !isConverted && written.some((cell) => textOf(cell(row), manner) === text);
}

/**
 * The text without the apostrophe that keeps spreadsheets from running it, and without the formula `="0012"` that keeps
 * them from taking it for a number.
 */
export function withoutGuard(text: string, { format }: Pick<FileManner, 'format'>): string {
  if (format !== 'csv') return text;
  // Hardly a text begins like this, and each of many thousand is asked.
  if (text.startsWith('=')) return /^="([^"]*)"$/.exec(text)?.[1]?.trim() ?? text;
  return text.startsWith("'") && /^'(?:[=+\-@]|\p{Cc})/u.test(text) ? text.slice(1) : text;
}

export function isClear(text: string): boolean {
  return text.length === clearWord.length && text.normalize('NFKC').toUpperCase() === clearWord;
}

/** Where a spreadsheet has replaced the digits of a long number: `1.23457E+15`. */
export function isExponent(text: string): boolean {
  return /^-?\d(?:\.\d+)?E\+\d{2,3}$/i.test(text.normalize('NFKC'));
}

/** Fields in which nobody writes a day. */
const dayless: ReadonlySet<string> = new Set([
  'code',
  'storeCode',
  'slipNumber',
  'chassisNumber',
  'addressLine1',
  'addressLine2',
]);
const asDay = /^(?:\d{4}\/\d{1,2}(?:\/\d{1,2})?|\d{1,2}月\d{1,2}日|\d{1,2}-[A-Z][a-z]{2}|[A-Z][a-z]{2}-\d{2})$/;

/** What spreadsheets make of `1-2-3` and `1-2` in an address or code: `2001/02/03`, `1月2日`, `2-Jan`. */
export function isTakenForDay(text: string, field: string): boolean {
  return dayless.has(field) && asDay.test(text.normalize('NFKC').trim());
}

/** What stands for the value of the row above, and for none where nobody sees that row. */
export function isDitto(text: string): boolean {
  return /^(?:[〃々〻"”″]|''|同上|同じ|ditto)$/i.test(text.normalize('NFKC').trim());
}

/** What stands in lists where there is nothing: `-`, `－`, `―`. */
export function isDashAlone(text: string): boolean {
  return /^[-－−‐‑–—―ー─━]+$/.test(text);
}

/** The text of a cell, empty where it is a dash alone, unless the field reads that as something. */
export function withoutDash({ read }: FileColumn, text: string): string {
  if (!isDashAlone(text)) return text;
  const reading = read(text);
  return 'code' in reading || reading.value === text ? '' : text;
}

/** What a formula shows that came to nothing: `#N/A`, `#REF!`, `#DIV/0!`; CSV files of Excel have them as well. */
export function isErrorValue(text: string): boolean {
  return /^#(?:N\/A|DIV\/0!|NAME\?|GETTING_DATA|[A-Z]+!)$/.test(text);
}
