import type { AuditRecord } from '@haisha/validation/audit';
import type { AuditEntity } from '@haisha/validation/audit-choices';
import type { SQL } from 'drizzle-orm';
import type { FieldText } from './field-text.ts';

/** What is written about a record of its own, as the history of a vehicle is. */
export type AuditedEntry = {
  entity: AuditEntity;
  /** The field that the label says already: which record it is about. */
  inLabel: string;
  /** Where the entry stands now, for the audit record that a query is at. */
  note?: SQL<AuditRecord['note']>;
};

/** What the audit log is told by the areas. */
export type Audited = { auditedEntries: readonly AuditedEntry[]; fieldTexts: readonly FieldText[] };
