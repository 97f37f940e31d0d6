import { http, queryOptions } from '@haisha/platform';
import type { ExportFile } from '@haisha/records/record-calls';
import type { AuditListQuery, AuditRecord } from '@haisha/validation/audit';
import { auditEntities } from '@haisha/validation/audit-choices';
import type { Page, Person } from '@haisha/validation/entity';

/** Who did what, newest first; anew with each change of what it tells of. */
export function auditRecords(query: AuditListQuery) {
  return queryOptions({
    queryKey: ['/audit', query],
    queryFn: ({ signal }) => http().get<Page<AuditRecord>>('/audit', { query, signal }),
    retry: false,
    meta: { shows: auditEntities },
  });
}

/** A file of exactly the records that `query` shows; a long one is written by a job. */
export const exportAudit: ExportFile<AuditListQuery> = (query, options) =>
  http().download('/audit/export', { query: { ...query, ...options } });

/** The people a record can be of. */
export function auditPeople() {
  return queryOptions({
    queryKey: ['/audit/people'],
    queryFn: ({ signal }) => http().get<{ items: Person[] }>('/audit/people', { signal }),
    retry: false,
    meta: { entity: 'user' },
  });
}
