import { PassThrough, Readable } from 'node:stream';
import { dayMs } from '@haisha/rules/calendar';
import yazl from 'yazl';
import type { Cell } from '../../words/labels.ts';
import type { ExportColumn } from '../cells/export-column.ts';
import { tokyoTime } from './csv.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Cell formats by place in `styles.xml`. */
const styles = { header: 1, text: 2, number: 3, day: 4, instant: 5 } as const;
const longestText = 32_767;
/** An underscore that Excel would take for the beginning of a character by its number. */
const looksLikeNumber = /_(?=x[0-9A-Fa-f]{4}_)/g;
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
  zip.addBuffer(Buffer.from(typesXml), '[Content_Types].xml', undated);
  zip.addBuffer(Buffer.from(rootXml), '_rels/.rels', undated);
  zip.addBuffer(Buffer.from(workbookXml(sheetName)), 'xl/workbook.xml', undated);
  zip.addBuffer(Buffer.from(workbookRelationsXml), 'xl/_rels/workbook.xml.rels', undated);
  zip.addBuffer(Buffer.from(stylesXml), 'xl/styles.xml', undated);
  zip.addReadStream(sheetXml, 'xl/worksheets/sheet1.xml', undated);
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
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
  yield `<row>${columns.map(({ header }) => inline(header, styles.header)).join('')}</row>`;
  for await (const rows of batches) {
    yield rows.map((row) => `<row>${columns.map(({ cell }) => cellXml(cell(row))).join('')}</row>`).join('');
  }
  yield '</sheetData></worksheet>';
}

function cellXml(cell: Cell): string {
  if (cell === null) return '<c/>';
  if ('number' in cell) return value(cell.number, styles.number);
  if ('day' in cell) return value(serialOf(cell.day), styles.day);
  if ('instant' in cell) return value(serialOf(tokyoTime(cell.instant).replaceAll('/', '-')), styles.instant);
  return inline(cell.text, styles.text);
}

function value(content: number, style: number): string {
  if (!Number.isFinite(content)) throw new Error(`${content} cannot stand in a sheet`);
  return `<c s="${style}"><v>${content}</v></c>`;
}

/** Text stays text: a leading zero is kept and an equals sign starts no formula. */
function inline(content: string, style: number): string {
  const text = escapeXml(content.slice(0, longestText).replaceAll(looksLikeNumber, '_x005F_'));
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** Excel counts days from 1899-12-30. */
function serialOf(wallClock: string): number {
  const [date = '', time = '00:00:00'] = wallClock.split(' ');
  return (Date.parse(`${date}T${time}Z`) - Date.UTC(1899, 11, 30)) / dayMs;
}

function escapeXml(content: string): string {
  return content
    .replaceAll(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const typesXml = `${declaration}<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/></Types>`;

const rootXml = `${declaration}<Relationships xmlns="${packageRelationships}"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const workbookRelationsXml = `${declaration}<Relationships xmlns="${packageRelationships}"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`;

function workbookXml(sheetName: string): string {
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="${escapeXml(sheetName.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
}

const font = '<name val="游ゴシック"/><family val="3"/><charset val="128"/>';
const stylesXml = `${declaration}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy/mm/dd"/><numFmt numFmtId="165" formatCode="yyyy/mm/dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/>${font}</font><font><b/><sz val="11"/>${font}</font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;
