import type { RecordPlace } from '@haisha/records/record-place';
import type { AuditRecord } from '@haisha/validation/audit';

/** How the audit log reads what was written of records of one kind. */
export type AuditReading = {
  /** The values of their fields as people read them; without it, and for null, they stand as they are. */
  useText?: () => (path: string, value: unknown) => string | null;
  /** The page of what a record is about, and the permission that opens it. */
  page?: { permission: string; pathOf: (record: AuditRecord) => string | null };
  /** The namespace of their words, where it is not named like them. */
  words?: string;
};

/** By the name under which the log keeps them. */
export type AuditReadings = Readonly<Record<string, AuditReading>>;

/** Reads the log of a record that has a form: its page is that form. */
export function readingOf({ name, formAt }: RecordPlace, useText: AuditReading['useText']): AuditReading {
  return {
    useText,
    page: { permission: `${name}.read`, pathOf: ({ entityId }) => (entityId === null ? null : formAt(entityId)) },
  };
}
