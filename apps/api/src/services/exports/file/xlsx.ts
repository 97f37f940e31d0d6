import { PassThrough, Readable } from 'node:stream';
import { dayMs } from '@haisha/rules/calendar';
import yazl from 'yazl';
import type { Cell } from '../../words/labels.ts';
import type { ExportColumn } from '../cells/export-column.ts';
import { tokyoTime } from './csv-cell.ts';
import { cellStyles, escapeXml, sheetPart, sheetStart, workbookParts } from './workbook-parts.ts';

const longestText = 32_767;
const letters = 26;
/** An underscore that Excel would take for the beginning of a character by its number. */
const looksLikeNumber = /_(?=x[0-9A-Fa-f]{4}_)/g;
/** Half of an emoji whose other half is cut off. */
const firstHalf = /[\ud800-\udbff]$/;
/** The earliest that a zip file knows, so that the same rows make the same file. */
const undated = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

/** A list as an Excel file with one sheet, written as it is read: memory does not grow with the rows. */
export function xlsx<Row>(
  sheetName: string,
  columns: readonly ExportColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): Readable {
  const zip = new yazl.ZipFile();
  const sheetXml = Readable.from(sheet(columns, batches));
  const out = new PassThrough();
  // yazl does not pass on a failure of what it is fed with.
  sheetXml.on('error', (error) => out.destroy(error));
  for (const [path, xml] of workbookParts(sheetName)) zip.addBuffer(Buffer.from(xml), path, undated);
  zip.addReadStream(sheetXml, sheetPart, undated);
  zip.end();
  return Readable.from(zip.outputStream).pipe(out);
}

async function* sheet<Row>(
  columns: readonly ExportColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  const widths = columns.map(({ header }, index) => {
    const width = Math.min(40, Math.max(10, Array.from(header).length * 2 + 2));
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  });
  const names = columns.map((_, index) => columnName(index));
  let number = 1;
  yield `${sheetStart}<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${widths.join('')}</cols><sheetData>`;
  yield `<row r="1">${columns.map(({ header }, column) => inline(`${names[column]}1`, header, cellStyles.header)).join('')}</row>`;
  for await (const rows of batches) {
    let xml = '';
    for (const row of rows) {
      number += 1;
      xml += `<row r="${number}">`;
      for (const [column, { cell }] of columns.entries()) xml += cellXml(`${names[column]}${number}`, cell(row));
      xml += '</row>';
    }
    yield xml;
  }
  yield '</sheetData></worksheet>';
}

/** `A` for the first column, `AA` for the one after `Z`. */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % letters));
  return index < letters ? last : columnName(Math.floor(index / letters) - 1) + last;
}

function cellXml(at: string, cell: Cell): string {
  if (cell === null) return '';
  if ('number' in cell) return value(at, cell.number, cellStyles.number);
  if ('day' in cell) return value(at, serialOf(cell.day), cellStyles.day);
  if ('instant' in cell) {
    return value(at, serialOf(tokyoTime(cell.instant).replaceAll('/', '-')), cellStyles.instant);
  }
  return inline(at, cell.text, cellStyles.text);
}

function value(at: string, content: number, style: number): string {
  if (!Number.isFinite(content)) throw new Error(`${content} cannot stand in a sheet`);
  return `<c r="${at}" s="${style}"><v>${content}</v></c>`;
}

/** Text stays text: a leading zero is kept and an equals sign starts no formula. */
function inline(at: string, content: string, style: number): string {
  const fitting = content.length > longestText ? content.slice(0, longestText).replace(firstHalf, '') : content;
  const text = escapeXml(fitting.replaceAll(looksLikeNumber, '_x005F_'));
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** Excel counts days from 1899-12-30. */
function serialOf(wallClock: string): number {
  const [date = '', time = '00:00:00'] = wallClock.split(' ');
  return (Date.parse(`${date}T${time}Z`) - Date.UTC(1899, 11, 30)) / dayMs;
}
