import { DrizzleQueryError } from 'drizzle-orm';

/** PostgreSQL: no room on its disk, or none left of what it may take there. Files: no room, or none for this account. */
const codes = ['53100', '53400', 'ENOSPC', 'EDQUOT'];

/** Whether an error of the database or of a file says that there is no room left. */
export function isStorageFull(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof Error && 'code' in cause && codes.includes(String(cause.code));
}
