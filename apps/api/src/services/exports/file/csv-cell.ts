import { addDays } from '@haisha/rules/calendar';
import type { Cell } from '../../words/labels.ts';

const startsFormula = /^(?:[=+\-@]|\p{Cc})/u;
const needsQuotes = /[",\r\n\ufeff]|^ | $/;
/** Most texts: no formula, nothing to quote. */
const staysAsItIs = /^[^\p{Cc} "=+\-@,\ufeff][^\r\n",\ufeff]*$(?<! )/u;
/** A telephone number with its country: no formula, and spoilt by an apostrophe. */
const isPhone = /^\+\d[\d -]*$/;

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

/** A cell as it stands in a line. Only texts hold characters that could end a cell. */
export function inLine(cell: Cell): string {
  if (cell !== null && 'text' in cell && staysAsItIs.test(cell.text)) return cell.text;
  const text = csvText(cell);
  return cell !== null && 'text' in cell ? quoted(text) : text;
}

/** In quotes where somebody might take a part of the text for the end of the cell, or leave it out. */
function quoted(text: string): string {
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
