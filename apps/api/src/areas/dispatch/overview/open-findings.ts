import type { FindingLevel } from '@haisha/rules/hours/finding';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Whether a run has a finding of a level that nobody went past with a reason. */
export function isOpen(findings: AnyPgColumn, level: FindingLevel): SQL<boolean> {
  const wanted = `$[*] ? (@.level == "${level}" && !exists(@.overrideReason))`;
  return sql<boolean>`jsonb_path_exists(${findings}, ${wanted}::jsonpath)`;
}
