import { longestCell, mostImportColumns, mostImportRows } from '@haisha/validation/import-choices';
import { ProblemError } from '../../../http/errors.ts';
import { numberText } from './cell-format.ts';
import { createMerged, type Merges, mergesOf } from './merged-cells.ts';
import type { Archive } from './open-archive.ts';
import { readWorkbook, type Workbook } from './read-workbook.ts';
import { readWholeXml, readXml } from './read-xml.ts';
import {
  importDamaged,
  importOfLongCell,
  importOfTooManyColumns,
  importOfTooManyRows,
  importSwollen,
} from './refused-import.ts';
import { createPieces } from './struck-text.ts';
import type { Reading, TableFile, TableRow } from './table-file.ts';

/** Of all shared texts together, which are held in memory; a list of the most bytes that are taken has far less. */
const mostTextLength = 30_000_000;
/** A list of the most rows in which every row has one. */
const mostMerges = mostImportRows;
/** A tag for merged cells is far shorter, whatever attributes it has. */
const mostTagLength = 200;
/** Of a sheet. */
const lastRow = 1_048_576;
/** More digits than a number in a program keeps. */
const longNumber = /^-?\d{16,}$/;
/** From here on Excel keeps fifteen digits and writes 0 for the others. */
const mostKept = 1e15;
const figure = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:E[+-]?\d+)?$/i;
/** A character that XML cannot hold, as Excel writes it. */
const escaped = /_x([0-9A-Fa-f]{4})_/g;

/** Stands where a formula was never worked out, so that people and errors can name it; Excel says so where it cannot. */
const openFormula = '#CALC!';

/** One sheet of an Excel file, cells as people would type them. */
export async function readXlsx(content: Buffer, wanted: Reading): Promise<TableFile> {
  const workbook = await readWorkbook(content);
  const { archive, sheets } = workbook;
  const sheet = sheets.find(({ name }) => name === wanted.sheet) ?? sheets[0];
  if (!sheet) throw importDamaged();
  const { count, merges } = await lookThrough(archive, sheet.path);
  return {
    format: 'xlsx',
    encoding: null,
    delimiter: null,
    sheet: sheet.name,
    sheets: sheets.map(({ name }) => name),
    mostRows: count,
    rows: () => rowsOf(workbook, sheet.path, merges),
  };
}

/** The rows with at least one cell, and the cells that go over several; cheap beside reading them. */
async function lookThrough(archive: Archive, path: string): Promise<{ count: number; merges: Merges }> {
  const stream = await archive.open(path);
  const found = new Set<string>();
  let count = 0;
  let rest = '';
  try {
    for await (const piece of stream) {
      const text = rest + piece.toString('latin1');
      count += text.match(/<(?:\w+:)?row[\s>](?!\/)/g)?.length ?? 0;
      for (const [, range = ''] of text.matchAll(/<(?:\w+:)?mergeCell\s[^>]*?\bref="([A-Z\d:]{5,21})"/g))
        found.add(range);
      if (found.size > mostMerges) throw importSwollen();
      // What is cut off at the end is looked at with the next piece.
      rest = text
        .slice(Math.max(text.lastIndexOf('<'), text.length - mostTagLength))
        .replace(/^<(?:\w+:)?row[\s>].*/s, '');
    }
  } catch (error) {
    throw error instanceof ProblemError ? error : importDamaged();
  }
  return { count, merges: mergesOf(found) };
}

async function* rowsOf(
  { archive, texts: textsPath, formats, struck, since1904 }: Workbook,
  path: string,
  merges: Merges,
): AsyncGenerator<TableRow[]> {
  const merged = createMerged(merges);
  const { texts, struckTexts } = archive.has(textsPath)
    ? await readTexts(archive, textsPath)
    : { texts: [], struckTexts: new Set<number>() };
  const inline = createPieces();
  let ready: TableRow[] = [];
  let row: TableRow = { number: 0, cells: [] };
  let cell = { column: -1, type: '', style: 0 };
  let ofRow = '';
  let content = '';
  let isContent = false;
  let isFormula = false;
  let readings = 0;
  let total = 0;

  function textOfCell(): string {
    if (content === '') {
      if (!isFormula || cell.type === 'str') return '';
      row.hasOpenFormula = true;
      return openFormula;
    }
    if (cell.type === 's') return listed(texts, Number(content));
    if (cell.type === 'inlineStr') return unescaped(inline.text());
    if (cell.type === 'str') return unescaped(content);
    if (cell.type === 'b') return ['1', 'true'].includes(content) ? 'TRUE' : 'FALSE';
    if (cell.type === 'e') return content;
    if (cell.type === 'd') return content.replace(/T00:00:00.*$/, '').replaceAll('-', '/');
    const long = longText(content);
    if (long !== null) return long;
    return numberText(numberOf(content), formats.length === 0 ? 'number' : listed(formats, cell.style), since1904);
  }

  function isCellStruck(): boolean {
    if (struck.has(cell.style)) return true;
    return cell.type === 's' ? struckTexts.has(Number(content)) : cell.type === 'inlineStr' && inline.hasStruck();
  }

  const handlers = {
    open: ({ name, attributes }: { name: string; attributes: Record<string, string> }) => {
      if (name === 'row') {
        row = { number: rowNumber(attributes.r, row.number), cells: [] };
        ofRow = attributes.r ?? '';
        if (['1', 'true'].includes(attributes.hidden ?? '') || Number(attributes.ht ?? 1) === 0) row.isHidden = true;
      } else if (name === 'c') {
        const column = attributes.r === undefined ? cell.column + 1 : columnOf(attributes.r, ofRow);
        cell = { column, type: attributes.t ?? 'n', style: Number(attributes.s ?? 0) };
        content = '';
        isFormula = false;
        inline.begin();
      } else if (name === 'f') isFormula = true;
      else if (name === 'r') inline.beginPiece();
      else if (name === 'strike') inline.strike(attributes.val);
      else if (name === 'rPh') readings += 1;
      else if ((name === 'v' || name === 't') && readings === 0) isContent = true;
    },
    text: (text: string) => {
      if (!isContent) return;
      content += text;
      if (cell.type === 'inlineStr') inline.add(text);
    },
    close: (name: string) => {
      if (name === 'v' || name === 't') isContent = false;
      else if (name === 'rPh') readings -= 1;
      else if (name === 'c') {
        const text = textOfCell();
        place(row, cell.column, text);
        if (text !== '' && isCellStruck()) row.isStruck = true;
      } else if (name === 'row') {
        cell = { column: -1, type: '', style: 0 };
        total += 1;
        // The header is one more.
        if (total > mostImportRows + 1) throw importOfTooManyRows();
        ready.push(merged(row));
      }
    },
  };
  yield* readXml(await archive.open(path), handlers, () => {
    const some = ready;
    ready = [];
    return some;
  });
}

function place({ number, cells }: TableRow, column: number, text: string): void {
  if (text === '') return;
  if (column >= mostImportColumns) throw importOfTooManyColumns();
  if (text.length > longestCell) throw importOfLongCell(number);
  // Two cells of one place.
  if (cells[column]) throw importDamaged();
  while (cells.length < column) cells.push('');
  cells[column] = text;
}

/** The texts that cells name by number, without the readings above them; some of them are struck through in part. */
async function readTexts(archive: Archive, path: string): Promise<{ texts: string[]; struckTexts: Set<number> }> {
  const texts: string[] = [];
  const struckTexts = new Set<number>();
  const pieces = createPieces();
  let ofText = 0;
  let length = 0;
  let isContent = false;
  let readings = 0;
  await readWholeXml(await archive.open(path), {
    open: ({ name, attributes }) => {
      if (name === 'si') {
        pieces.begin();
        ofText = 0;
      } else if (name === 'r') pieces.beginPiece();
      else if (name === 'strike') pieces.strike(attributes.val);
      else if (name === 'rPh') readings += 1;
      else if (name === 't' && readings === 0) isContent = true;
    },
    text: (piece) => {
      if (isContent) {
        pieces.add(piece);
        ofText += piece.length;
      }
      if (ofText > longestCell) throw importDamaged();
      length += piece.length;
      if (length > mostTextLength) throw importSwollen();
    },
    close: (name) => {
      if (name === 't') isContent = false;
      else if (name === 'rPh') readings -= 1;
      else if (name === 'si') {
        if (pieces.hasStruck()) struckTexts.add(texts.length);
        texts.push(unescaped(pieces.text()));
      }
    },
  });
  return { texts, struckTexts };
}

/** A long number with all its digits, or as an exponent where some are lost, which people must not take for the number. */
function longText(content: string): string | null {
  const value = figure.test(content.trim()) ? Number(content) : Number.NaN;
  if (!(Math.abs(value) >= mostKept && Number.isFinite(value))) return null;
  if (longNumber.test(content) && !/^-?\d{15}0+$/.test(content)) return content;
  return value.toExponential().toUpperCase();
}

function numberOf(content: string): number {
  const number = figure.test(content.trim()) ? Number(content) : Number.NaN;
  if (!Number.isFinite(number)) throw importDamaged();
  return number;
}

/** A text or format that a cell names by number; a file that names what it does not have has lost a part. */
function listed<Item>(items: readonly Item[], at: number): Item {
  const item = items[at];
  if (item === undefined) throw importDamaged();
  return item;
}

/** Rows go down the sheet, some left out. */
function rowNumber(given: string | undefined, last: number): number {
  const number = given === undefined ? last + 1 : Number(given);
  if (!Number.isInteger(number) || number <= last || number > lastRow) throw importDamaged();
  return number;
}

/** `C12` is column 2, of the row that says to be 12 or does not say. */
function columnOf(reference: string, row: string): number {
  if (!/^[A-Z]+\d+$/.test(reference)) throw importDamaged();
  if (row !== '' && reference.replace(/^[A-Z]+/, '') !== row) throw importDamaged();
  let column = 0;
  for (const letter of reference.replace(/\d+$/, '')) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function unescaped(text: string): string {
  return text.includes('_x')
    ? text
        .replaceAll(escaped, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
        // The database takes neither NUL nor half a character.
        .replaceAll('\0', '')
        .toWellFormed()
    : text;
}
