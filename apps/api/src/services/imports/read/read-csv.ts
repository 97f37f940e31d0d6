import { type ImportDelimiter, importDelimiters, longestCell } from '@haisha/validation/import-choices';
import Papa from 'papaparse';
import type { ByteEncoding } from './characters.ts';
import { decodeText, inBytes } from './decode-text.ts';
import { findEncoding } from './find-encoding.ts';
import { importOfLongCell, importOfOddQuotes, importOfOtherType, importOfTooManyColumns } from './refused-import.ts';
import type { Reading, TableFile, TableRow } from './table-file.ts';

const characters: Record<ImportDelimiter, string> = { comma: ',', semicolon: ';', tab: '\t' };
const newLine = 10;
const carriageReturn = 13;
const quote = 34;
const space = 32;
const endMark = 0x1a;
const rowsAtOnce = 250;
const sampleRows = 20;
const sampleBytes = 200_000;
/** As many as a spreadsheet has columns; most are empty where a list has so many. */
const mostCellsInRow = 16_384;
const mostCellsAtOnce = 50_000;
/** Of characters that take at most four bytes. */
const mostCellBytes = longestCell * 4;

/** A file of separated values; encoding and delimiter are found where nobody says them. */
export function readCsv(file: Buffer, wanted: Reading): TableFile {
  const encoding = wanted.encoding ?? findEncoding(file);
  const { content: all, encoding: bytes } = inBytes(file, encoding);
  const content = withoutEndMark(all);
  // Text has no NUL; whatever is not text does.
  if (content.includes(0)) throw importOfOtherType();
  const delimiter = wanted.delimiter ?? findDelimiter(decodeText(content.subarray(0, sampleBytes), bytes));
  return {
    format: 'csv',
    encoding,
    delimiter,
    sheet: null,
    sheets: [],
    mostRows: [...pieces(content, delimiter)].reduce((sum, { count }) => sum + count, 0),
    rows: () => records(content, bytes, delimiter),
  };
}

/** Old programs end a file with a byte that says so. */
function withoutEndMark(content: Buffer): Buffer {
  let end = content.length;
  while (end > 0 && content[end - 1] === endMark) end -= 1;
  return content.subarray(0, end);
}

/** The file becomes text piece by piece: as a whole it takes several times its bytes. */
function* records(content: Buffer, encoding: ByteEncoding, delimiter: ImportDelimiter): Generator<TableRow[]> {
  let number = 0;
  let from = 0;
  for (const { end } of pieces(content, delimiter)) {
    const text = decodeText(content.subarray(from, end), encoding);
    yield parse(text, delimiter).map((cells) => ({ number: ++number, cells }));
    from = end;
  }
}

function parse(text: string, delimiter: ImportDelimiter, preview = 0): string[][] {
  return Papa.parse<string[]>(text.replace(/\n$/, '').replace(/" +$/, '"'), {
    delimiter: characters[delimiter],
    newline: '\n',
    preview,
  }).data;
}

/**
 * Where the file can be cut: after so many lines that end outside of quotes. What ends lines and cells is the same byte
 * in all the encodings, and never a part of another character.
 */
function* pieces(content: Buffer, delimiter: ImportDelimiter): Generator<{ end: number; count: number }> {
  const separator = characters[delimiter].charCodeAt(0);
  let count = 0;
  let row = 1;
  let cells = 1;
  let cellsAtOnce = 0;
  let cellFrom = 0;
  let isQuoted = false;
  let before = newLine;
  for (let at = 0; at < content.length; at++) {
    const byte = endsLine(content, at) ? newLine : content[at];
    if (at - cellFrom > mostCellBytes) throw importOfLongCell(row);
    if (isQuoted) {
      if (byte === quote && content[at + 1] === quote) at += 1;
      else if (byte === quote) {
        isQuoted = false;
        if (!endsCell(content, at + 1, separator)) throw importOfOddQuotes(row);
      }
    } else if (byte === quote && (before === newLine || before === separator)) {
      isQuoted = true;
    } else if (byte === separator) {
      cells += 1;
      cellFrom = at;
      if (cells > mostCellsInRow) throw importOfTooManyColumns();
    } else if (byte === newLine) {
      count += 1;
      row += 1;
      cellsAtOnce += cells;
      cells = 1;
      cellFrom = at;
      if (count === rowsAtOnce || cellsAtOnce > mostCellsAtOnce) {
        yield { end: at + 1, count };
        count = 0;
        cellsAtOnce = 0;
      }
    }
    before = byte ?? newLine;
  }
  if (isQuoted) throw importOfOddQuotes(row);
  const isOpen = content.length > 0 && before !== newLine;
  if (count > 0 || isOpen) yield { end: content.length, count: count + (isOpen ? 1 : 0) };
}

/** Lines end with LF, CR LF or CR. */
function endsLine(content: Buffer, at: number): boolean {
  return content[at] === newLine || (content[at] === carriageReturn && content[at + 1] !== newLine);
}

/** Whether nothing but spaces is left of a cell. */
function endsCell(content: Buffer, from: number, separator: number): boolean {
  let at = from;
  while (content[at] === space) at += 1;
  const isLast = at === content.length || content[at] === carriageReturn;
  return isLast || content[at] === newLine || content[at] === separator;
}

/** The one that makes the most columns, the same in every row below the titles, which none of them parts. */
function findDelimiter(sample: string): ImportDelimiter {
  const read = importDelimiters.map((delimiter) => ({
    delimiter,
    all: parse(sample, delimiter, sampleRows).map(({ length }) => length),
  }));
  const titles = Math.min(...read.map(({ all }) => all.findIndex((width) => width > 1)).filter((at) => at !== -1));
  const counted = read.map(({ delimiter, all }) => {
    const widths = all.slice(Number.isFinite(titles) ? titles : 0);
    const [header = 1] = widths;
    const alike = widths.filter((width) => width === header || width === 1).length / Math.max(1, widths.length);
    return { delimiter, score: (header - 1) * alike };
  });
  return counted.toSorted((one, other) => other.score - one.score)[0]?.delimiter ?? 'comma';
}
