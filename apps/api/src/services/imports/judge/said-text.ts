import type { ImportIssue } from '@haisha/validation/import-issue';
import {
  type FileColumn,
  type FileManner,
  isClear,
  isDitto,
  isErrorValue,
  isExponent,
  isTakenForDay,
  withoutGuard,
} from '../fields/cell-text.ts';
import { readOnce } from '../fields/read-once.ts';
import { unreadableIn } from '../read/unreadable.ts';

/** No list of stops or qualifications is longer; what is takes its reader ever more time. */
const longestRead = 12_000;

/** What a text says that is no value: that there shall be none, or why it cannot be read. */
type NoValue = 'clear' | Pick<ImportIssue, 'code' | 'params'>;
type Said = { text: string; noValue: NoValue | null };

/** Returns what tells of the text of a column whether it is a value, and takes off what guards it from spreadsheets. */
export function createSaid(columns: readonly FileColumn[], manner: FileManner) {
  const said = (one: FileColumn, text: string): Said => ({
    text: withoutGuard(text, manner),
    noValue: noValueOf(text, one.field),
  });
  const readers = new Map(columns.map((one) => [one, readOnce((text) => said(one, text))]));
  return (one: FileColumn, text: string): Said => readers.get(one)?.(text) ?? said(one, text);
}

function noValueOf(text: string, { sets, figure, read, refersTo }: FileColumn['field']): NoValue | null {
  if (isClear(text)) return 'clear';
  if (isErrorValue(text)) return { code: 'importRow.errorValue', params: { text } };
  if (isDitto(text)) return { code: 'importRow.ditto', params: { text } };
  if (isExponent(text) && !figure) return { code: 'importRow.exponent', params: { text } };
  if (text.length > longestRead && (read || refersTo)) return { code: 'max', params: { max: longestRead } };
  if (isTakenForDay(text, sets)) return { code: 'importRow.takenForDay', params: { text } };
  const bytes = unreadableIn(text);
  return bytes === null ? null : { code: 'importRow.unreadable', params: { bytes } };
}
