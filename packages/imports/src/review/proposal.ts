import type { ImportRow } from '@haisha/validation/import-row';
import { paramsIn } from '@haisha/validation/params-in';

const wordFaults: readonly string[] = [
  'importRow.choice',
  'importRow.flag',
  'importRow.unknown',
  'importRow.ambiguous',
];

/** The text of a cell with the name that was probably meant, as a language has it, where one is proposed. */
export function proposalOf(
  { cells, issues }: Pick<ImportRow, 'cells' | 'issues'>,
  column: number,
  locale: 'ja' | 'en',
): string | undefined {
  const { params } = issues.find((issue) => issue.column === column && hasProposal(issue)) ?? {};
  if (!params) return undefined;
  const { text, near } = asTexts(paramsIn(locale, params));
  const cell = cells[column] ?? '';
  if (plain(cell) === text) return near;
  // One of several names in the cell.
  const parts = cell.split(/([/／、，,・])/);
  const found = parts.findIndex((part) => plain(part) === text);
  // What several columns say together may be wrong in another one.
  if (found === -1) return cell.includes(text) ? cell.replace(text, () => near) : undefined;
  return parts.with(found, parts[found]?.replace(/\S.*\S|\S/, () => near) ?? '').join('');
}

/** Whether somebody is asked if another name or word was meant. */
export function hasProposal({ params }: ImportRow['issues'][number]): boolean {
  return params?.near !== undefined;
}

/** Whether a word stands there that nobody knows, as it may in many rows. */
export function isUnknownWord({ code, params, column }: ImportRow['issues'][number]): boolean {
  return column !== null && params?.near === undefined && wordFaults.includes(code);
}

function asTexts({ text, near }: ReturnType<typeof paramsIn>): { text: string; near: string } {
  return { text: String(text), near: String(near) };
}

function plain(text: string): string {
  return text.normalize('NFC').trim();
}
