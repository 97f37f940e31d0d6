import type { EntityFields } from '@haisha/validation/entity';

/** The row of a form where it is archived, also when somebody has just done that; otherwise nothing. */
export function archivedRow<Row extends EntityFields>(form: { row: Row | null; newer: Row | null }): Row | null {
  return [form.newer, form.row].find((one) => one?.archivedAt) ?? null;
}
