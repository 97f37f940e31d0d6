import type { ImportDecision, ImportVerdict } from '@haisha/validation/import-choices';
import type { ImportIssue } from '@haisha/validation/import-issue';
import type { ImportChange, ImportConflict } from '@haisha/validation/import-row';
import { type FileColumn, isDashAlone, withoutDash } from '../fields/cell-text.ts';

/** What judging looks at. */
export type RowToJudge = {
  number: number;
  cells: string[];
  corrections: Record<string, string> | null;
  /** Of the corrections those that a merge took from other rows, by place. */
  filled: number[] | null;
  decision: ImportDecision | null;
  /** The row that is written instead. */
  skippedFor: number | null;
  /** The record that somebody chose. */
  targetId: string | null;
};

export type Judgement = {
  verdict: ImportVerdict;
  issues: ImportIssue[];
  warnings: ImportIssue[];
  changes: ImportChange[];
  updates: ImportChange[];
  conflicts: ImportConflict[];
  /** By what other rows of the file are the same: `=code 0012`, or may be: `~phone 0312345678`. */
  keys: string[];
  targetId: string | null;
  targetVersion: number | null;
  targetLabel: string | null;
  values: Record<string, unknown> | null;
};

export type JudgedRow = RowToJudge & Judgement;

/** The verdict that the rest of a judgement makes. */
export function verdictOf({
  issues,
  warnings,
  conflicts,
  targetId,
  values,
  decision,
}: Omit<Judgement, 'verdict'> & Pick<RowToJudge, 'decision'>): ImportVerdict {
  if (issues.length > 0) return 'error';
  if (conflicts.length > 0) return 'duplicate';
  if (targetId !== null && (values === null || Object.keys(values).length === 0)) return 'unchanged';
  if (warnings.length > 0 && (decision === null || decision === 'skip')) return 'warning';
  return targetId === null ? 'new' : 'update';
}

/** A row of a file about which nobody has said anything. */
export function asRead({ number, cells }: Pick<RowToJudge, 'number' | 'cells'>): RowToJudge {
  return { number, cells, corrections: null, filled: null, decision: null, skippedFor: null, targetId: null };
}

/** What people corrected, without what a merge filled in. */
export function ownCorrections({ corrections, filled }: Pick<RowToJudge, 'corrections' | 'filled'>) {
  return Object.fromEntries(Object.entries(corrections ?? {}).filter(([column]) => !filled?.includes(Number(column))));
}

export function correctionsOrNone(corrections: Record<string, string>): Record<string, string> | null {
  return Object.keys(corrections).length > 0 ? corrections : null;
}

/** What a row says of a field, put together where several columns say it; a dash says nothing. */
export function fieldText(row: Pick<RowToJudge, 'cells' | 'corrections'>, one: FileColumn): string {
  const { column, field, fixed, parts } = one;
  if (parts.length === 0 || !field.join) return withoutDash(one, cellAt(row, column, fixed));
  const said = (at: number, usual?: string) => {
    const text = cellAt(row, at, usual);
    return isDashAlone(text) ? '' : text;
  };
  const own = parts.some((part) => part.column === column) ? '' : said(column, fixed);
  return field.join(own, Object.fromEntries(parts.map((part) => [part.as, said(part.column, part.fixed)])));
}

/** What a row says in a column; `fixed` is what all rows say in one that the file lacks. */
export function cellAt(
  { cells, corrections }: Pick<RowToJudge, 'cells' | 'corrections'>,
  column: number,
  fixed = '',
): string {
  return (corrections?.[column] ?? cells[column] ?? fixed).trim();
}
