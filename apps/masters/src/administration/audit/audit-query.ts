import type { ListQuery } from '@haisha/records/list/list-definition';
import { addDays } from '@haisha/rules/calendar';
import type { AuditListQuery } from '@haisha/validation/audit';
import type { auditList } from './audit-list.ts';

/** What the server is asked for an address, on a day, YYYY-MM-DD. */
export function auditQuery(
  { period = '30', from, to, sort: _, archived: __, ...query }: ListQuery<typeof auditList>,
  today: string,
): AuditListQuery {
  if (period === 'all') return query;
  if (period === 'range') return { ...query, ...(from && { from }), ...(to && { to }) };
  return { ...query, from: addDays(today, 1 - Number(period)) };
}

/** No day lies in such a period. */
export function isBackwards({ period, from, to }: ListQuery<typeof auditList>): boolean {
  return period === 'range' && from !== undefined && to !== undefined && to < from;
}
