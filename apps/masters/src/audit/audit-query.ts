import type { AuditListQuery } from '@haisha/validation/audit';
import type { ListQuery } from '../list/list-definition.ts';
import type { auditList } from './audit-list.ts';

const dayMs = 86_400_000;

/** What the server is asked for an address, on a day, YYYY-MM-DD. */
export function auditQuery(
  { period = '30', from, to, sort: _, archived: __, ...query }: ListQuery<typeof auditList>,
  today: string,
): AuditListQuery {
  if (period === 'all') return query;
  if (period === 'range') return { ...query, ...(from && { from }), ...(to && { to }) };
  const first = new Date(Date.parse(`${today}T00:00:00Z`) - (Number(period) - 1) * dayMs);
  return { ...query, from: first.toISOString().slice(0, 10) };
}
