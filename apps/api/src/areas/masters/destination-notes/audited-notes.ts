import { type SQL, sql } from 'drizzle-orm';
import { destinationNotes } from '../../../db/schema/masters/destination-notes.ts';
import { noteComments } from '../../../db/schema/masters/note-comments.ts';
import { auditRecords } from '../../../db/schema/services/audit-records.ts';
import type { AuditedEntry } from '../../../services/audit-log/audited-entry.ts';

const inLabel = 'destinationId';

/** Notes and comments in the audit log, each with its destination; a comment with its number there. */
export const auditedNotes: readonly AuditedEntry[] = [
  { entity: 'destinationNote', inLabel, note: placeOf(destinationNotes, sql`null`) },
  { entity: 'noteComment', inLabel, note: placeOf(noteComments, sql`${noteComments.number}`) },
];

function placeOf(table: typeof destinationNotes | typeof noteComments, number: SQL): NonNullable<AuditedEntry['note']> {
  const { id, destinationId, archivedAt } = table;
  return sql`(select json_build_object('destinationId', ${destinationId}, 'number', ${number},
    'isArchived', ${archivedAt} is not null) from ${table} where ${id} = ${auditRecords.entityId})`;
}
