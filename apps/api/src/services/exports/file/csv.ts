import { addDays } from '@haisha/rules/calendar';
import type { Cell } from '../../words/labels.ts';
import type { ExportColumn } from '../cells/export-column.ts';

/** Excel takes UTF-8 for Shift_JIS without it. */
const byteOrderMark = '\uFEFF';
const startsFormula = /^(?:[=+\-@]|\p{Cc})/u;
const needsQuotes = /[",\r\n\ufeff]|^ | $/;
/** A telephone number with its country: no formula, and spoilt by an apostrophe. */
const isPhone = /^\+\d[\d -]*$/;

/** A list as CSV (RFC 4180, lines end with CR LF), piece by piece. */
export async function* csv<Row>(
  columns: readonly ExportColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
  { withMark }: { withMark: boolean },
): AsyncGenerator<string> {
  yield `${withMark ? byteOrderMark : ''}${columns.map(({ header }) => quoted(header)).join(',')}\r\n`;
  for await (const rows of batches) {
    yield rows.map((row) => lineOf(columns, row)).join('');
  }
}

/** A cell as text; what a spreadsheet would run as a formula gets an apostrophe in front (OWASP ASVS 1.2.10). */
export function csvText(cell: Cell): string {
  if (cell === null) return '';
  if ('number' in cell) return String(cell.number);
  if ('day' in cell) return cell.day.replaceAll('-', '/');
  if ('instant' in cell) return tokyoTime(cell.instant);
  return startsFormula.test(cell.text) && !isPhone.test(cell.text) ? `'${cell.text}` : cell.text;
}

const tokyoAheadHours = 9;

/** `2026/11/21 17:05:00` as it was in Tokyo, from an instant in UTC. Japan has had no daylight saving time since 1952. */
export function tokyoTime(instant: string): string {
  const hours = Number(instant.slice(11, 13)) + tokyoAheadHours;
  const day = hours < 24 ? instant.slice(0, 10) : addDays(instant.slice(0, 10), 1);
  return `${day.replaceAll('-', '/')} ${String(hours % 24).padStart(2, '0')}${instant.slice(13, 19)}`;
}

function lineOf<Row>(columns: readonly ExportColumn<Row>[], row: Row): string {
  let line = '';
  for (const [at, { cell }] of columns.entries()) line += (at === 0 ? '' : ',') + inLine(cell(row));
  return `${line}\r\n`;
}

/** Only texts hold characters that could end a cell. */
function inLine(cell: Cell): string {
  const text = csvText(cell);
  return cell !== null && 'text' in cell ? quoted(text) : text;
}

/** In quotes where somebody might take a part of the text for the end of the cell, or leave it out. */
function quoted(text: string): string {
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
