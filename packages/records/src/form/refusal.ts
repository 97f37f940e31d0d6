import { isProblem } from '@haisha/platform';
import type { FieldError } from '@haisha/validation/rule';

export type Refusal<Row> =
  | { kind: 'fields'; errors: readonly FieldError[] }
  | { kind: 'conflict'; current: Row }
  | { kind: 'other' };

/** What a failed write asks of the form: errors at fields, a conflict to settle, or only a sentence. */
export function refusalOf<Row>(error: unknown): Refusal<Row> {
  if (!isProblem(error)) return { kind: 'other' };
  const { code, errors, current } = error.problem;
  if (code === 'version.conflict' && current) return { kind: 'conflict', current: current as Row };
  if (errors && errors.length > 0) return { kind: 'fields', errors };
  return { kind: 'other' };
}
