import type { EntityFields } from '@haisha/validation/entity';

/** The row of a form where it is archived, also when somebody has just done that; otherwise nothing. */
export function archivedRow<Row extends EntityFields>({ row }: { row: Row | null }): Row | null {
  return row?.archivedAt ? row : null;
}
