import { type ImportDelimiter, importDelimiters } from '@haisha/validation/import-choices';
import Papa from 'papaparse';
import { decodeText, findEncoding } from './decode-text.ts';
import { importOfOddQuotes, importOfOtherType } from './refused-import.ts';
import type { Reading, TableFile, TableRow } from './table-file.ts';

const characters: Record<ImportDelimiter, string> = { comma: ',', semicolon: ';', tab: '\t' };
const newLine = 10;
const quote = 34;
const space = 32;
const rowsAtOnce = 1_000;
const sampleRows = 20;
const sampleCharacters = 200_000;

/** A file of separated values; encoding and delimiter are found where nobody says them. */
export function readCsv(content: Buffer, wanted: Reading): TableFile {
  // Text has no NUL; UTF-16 and whatever is not text do.
  if (content.includes(0)) throw importOfOtherType();
  const encoding = wanted.encoding ?? findEncoding(content);
  const text = decodeText(content, encoding);
  const delimiter = wanted.delimiter ?? findDelimiter(text);
  return {
    format: 'csv',
    encoding,
    delimiter,
    sheet: null,
    sheets: [],
    mostRows: [...pieces(text, delimiter)].reduce((sum, { count }) => sum + count, 0),
    rows: () => records(text, delimiter),
  };
}

function* records(text: string, delimiter: ImportDelimiter): Generator<TableRow[]> {
  let number = 0;
  let from = 0;
  for (const { end } of pieces(text, delimiter)) {
    yield parse(text.slice(from, end), delimiter).map((cells) => ({ number: ++number, cells }));
    from = end;
  }
}

function parse(text: string, delimiter: ImportDelimiter, preview = 0): string[][] {
  return Papa.parse<string[]>(text.replace(/\n$/, ''), {
    delimiter: characters[delimiter],
    newline: '\n',
    preview,
  }).data;
}

/** Where the text can be cut: after every thousand lines that end outside of quotes. */
function* pieces(text: string, delimiter: ImportDelimiter): Generator<{ end: number; count: number }> {
  const separator = characters[delimiter].charCodeAt(0);
  let count = 0;
  let row = 1;
  let isQuoted = false;
  let before = newLine;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isQuoted) {
      if (code === quote && text.charCodeAt(at + 1) === quote) at += 1;
      else if (code === quote) {
        isQuoted = false;
        if (!endsCell(text, at + 1, separator)) throw importOfOddQuotes(row);
      }
    } else if (code === quote && (before === newLine || before === separator)) {
      isQuoted = true;
    } else if (code === newLine) {
      count += 1;
      row += 1;
      if (count === rowsAtOnce) {
        yield { end: at + 1, count };
        count = 0;
      }
    }
    before = code;
  }
  if (isQuoted) throw importOfOddQuotes(row);
  const isOpen = text.length > 0 && before !== newLine;
  if (count > 0 || isOpen) yield { end: text.length, count: count + (isOpen ? 1 : 0) };
}

/** Whether nothing but spaces is left of a cell. */
function endsCell(text: string, from: number, separator: number): boolean {
  let at = from;
  while (text.charCodeAt(at) === space) at += 1;
  return at === text.length || text.charCodeAt(at) === newLine || text.charCodeAt(at) === separator;
}

/** The one that makes the most columns, the same in every row. */
function findDelimiter(text: string): ImportDelimiter {
  const sample = text.slice(0, sampleCharacters);
  const counted = importDelimiters.map((delimiter) => {
    const widths = parse(sample, delimiter, sampleRows).map(({ length }) => length);
    const [header = 1] = widths;
    const alike = widths.filter((width) => width === header || width === 1).length / Math.max(1, widths.length);
    return { delimiter, score: (header - 1) * alike };
  });
  return counted.toSorted((one, other) => other.score - one.score)[0]?.delimiter ?? 'comma';
}
