import Papa from 'papaparse';
import type { Cell } from '../../words/labels.ts';
import type { ExportColumn } from '../cells/export-column.ts';

/** Excel takes UTF-8 for Shift_JIS without it. */
const byteOrderMark = '\uFEFF';
const startsFormula = /^(?:[=+\-@]|\p{Cc})/u;
/** A telephone number with its country: no formula, and spoilt by an apostrophe. */
const isPhone = /^\+\d[\d -]*$/;

/** A list as CSV (RFC 4180, lines end with CR LF), piece by piece. */
export async function* csv<Row>(
  columns: readonly ExportColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
  { withMark }: { withMark: boolean },
): AsyncGenerator<string> {
  yield (withMark ? byteOrderMark : '') + lines([columns.map(({ header }) => header)]);
  for await (const rows of batches) {
    yield lines(rows.map((row) => columns.map(({ cell }) => csvText(cell(row)))));
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

const tokyo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo', dateStyle: 'short', timeStyle: 'medium' });

/** `2026/11/21 17:05:00`, as it was in Tokyo. */
export function tokyoTime(instant: string): string {
  return tokyo.format(new Date(instant)).replaceAll('-', '/');
}

function lines(rows: readonly (readonly string[])[]): string {
  return rows.length === 0 ? '' : `${Papa.unparse([...rows.map((row) => [...row])], { newline: '\r\n' })}\r\n`;
}
