import type { CallBookFilter } from '@haisha/validation/call-book';
import { and, eq, gt, gte, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { departureAlerts } from '../../../db/schema/attendance/departure-alerts.ts';
import { rollCalls } from '../../../db/schema/attendance/roll-calls.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { matches, oneOfFilter } from '../../../services/records/read/list-sql.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';

type Reads = Pick<RowScope, 'rows' | 'userId'>;
type Dated = Record<'driverId' | 'departmentId' | 'workDate', AnyPgColumn>;

/** The calls that were held; null where only departures without a call are asked for. */
export function heldWhere(query: CallBookFilter, scope: Reads): SQL | undefined | null {
  const { byId, entry, finding, kind, method, result } = query;
  if (entry.length > 0 && !entry.includes('held')) return null;
  return and(
    ofDrivers(rollCalls, query, scope),
    oneOfFilter(rollCalls.kind, kind),
    oneOfFilter(rollCalls.method, method),
    oneOfFilter(rollCalls.result, result),
    oneOfFilter(rollCalls.createdBy, byId),
    // Whoever is found unfit was refused: few are, and an index has them.
    finding.length === 0 ? undefined : eq(rollCalls.result, 'refused'),
    or(
      finding.includes('alcohol') ? gt(rollCalls.alcohol, 0) : undefined,
      finding.includes('illness') ? eq(rollCalls.isHealthy, false) : undefined,
      finding.includes('vehicle') ? eq(rollCalls.isVehicleSound, false) : undefined,
    ),
  );
}

/** The departures without a call before duty; null where calls alone are asked for, by what only they have. */
export function missingWhere(query: CallBookFilter, scope: Reads): SQL | undefined | null {
  const { byId, entry, finding, kind, method, result } = query;
  if ([byId, finding, method, result].some((values) => values.length > 0)) return null;
  if (kind.length > 0 && !kind.includes('before')) return null;
  const isAsked = (one: 'open' | 'acknowledged') => entry.length === 0 || entry.includes(one);
  if (!isAsked('open') && !isAsked('acknowledged')) return null;
  const { acknowledgedAt } = departureAlerts;
  return and(
    eq(departureAlerts.kind, sql`'departedWithoutCall'`),
    ofDrivers(departureAlerts, query, scope),
    isAsked('open') ? undefined : isNotNull(acknowledgedAt),
    isAsked('acknowledged') ? undefined : isNull(acknowledgedAt),
  );
}

function ofDrivers(
  { departmentId, driverId, workDate }: Dated,
  query: CallBookFilter,
  { rows, userId }: Reads,
): SQL | undefined {
  return and(
    rows === 'own'
      ? sql`${driverId} in (select ${drivers.id} from ${drivers} where ${drivers.userId} = ${userId})`
      : undefined,
    oneOfFilter(departmentId, query.departmentId),
    oneOfFilter(driverId, query.driverId),
    query.from ? gte(workDate, query.from) : undefined,
    query.to ? lte(workDate, query.to) : undefined,
    query.q === ''
      ? undefined
      : sql`${driverId} in (select ${drivers.id} from ${drivers} where ${matches(drivers.searchText, query.q) ?? sql`true`})`,
  );
}
