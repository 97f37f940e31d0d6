import { addDays } from '@haisha/rules/calendar';
import type { Duty, Period } from '@haisha/rules/hours/duty';
import type { BoardDay, BoardDayQuery, BoardDriver, BoardDuty } from '@haisha/validation/board-day';
import { and, asc, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { allocations } from '../../../../db/schema/dispatch/allocations.ts';
import { deliveries } from '../../../../db/schema/dispatch/deliveries.ts';
import { rowsAsJson } from '../../../../services/records/read/row-json.ts';
import type { RowScope } from '../../../../services/records/read/row-scope.ts';
import { selectDeliveries } from '../../deliveries/select-deliveries.ts';
import { allocationsWithin } from '../allocation-scope.ts';
import { readDeliveryCompanies } from '../facts/company-facts.ts';
import { readDuties } from '../facts/driver-duties.ts';
import { readDrivers } from '../facts/driver-facts.ts';
import { readVehicles } from '../facts/vehicle-facts.ts';
import { selectAllocations } from '../select-allocations.ts';
import { boardHours } from './board-hours.ts';

type Text = { json: string };

/**
 * Reads all that the board shows of a centre on some days, as JSON: runs and deliveries come from the database as text and
 * leave as they are, which the test of the route holds against the contract. Drivers and delivery companies see their own runs,
 * with what is on them.
 */
export async function readDay(db: Database, query: BoardDayQuery, scope: RowScope): Promise<string> {
  const days = { from: query.date, to: addDays(query.date, query.days - 1) };
  const runs = await runsOf(db, query, days, scope);
  const isWhole = scope.rows !== 'own';
  const left = isWhole ? await leftOf(db, query, days, scope) : [];
  const vehicles = await readVehicles(
    db,
    isWhole ? rowsOf('v', query, days) : ownVehicles(query, days, scope),
    days.from,
  );
  const drivers = await driversOf(db, query, days, scope);
  const companies = await readDeliveryCompanies(
    db,
    isWhole ? sql`c.archived_at is null` : sql`c.id = ${scope.deliveryCompanyId}`,
  );
  const parts: Record<keyof BoardDay, string> = {
    allocations: `[${runs.join(',')}]`,
    deliveriesLeft: `[${left.join(',')}]`,
    vehicles: JSON.stringify(vehicles),
    drivers: JSON.stringify(drivers),
    deliveryCompanies: JSON.stringify(companies),
  };
  return `{${Object.entries(parts)
    .map(([name, json]) => `"${name}":${json}`)
    .join(',')}}`;
}

type Days = { from: string; to: string };

/** A run of the night before reaches into the first day. */
async function runsOf(db: Database, { departmentId }: BoardDayQuery, days: Days, scope: RowScope): Promise<string[]> {
  const select = selectAllocations(db, scope)
    .where(
      and(
        allocationsWithin(scope),
        inArray(allocations.departmentId, [departmentId]),
        gte(allocations.operationDate, addDays(days.from, -1)),
        lte(allocations.operationDate, days.to),
        sql`upper(${allocations.during}) > ${days.from}::timestamp at time zone 'Asia/Tokyo'`,
        isNull(allocations.archivedAt),
      ),
    )
    .orderBy(asc(allocations.number));
  const { rows } = await db.execute<Text>(rowsAsJson(select));
  return rows.map(({ json }) => json);
}

async function leftOf(db: Database, { departmentId }: BoardDayQuery, days: Days, scope: RowScope): Promise<string[]> {
  const select = selectDeliveries(db, scope)
    .where(
      and(
        inArray(deliveries.departmentId, [departmentId]),
        gte(deliveries.operationDate, days.from),
        lte(deliveries.operationDate, days.to),
        inArray(deliveries.operationStatus, ['draft', 'open']),
        isNull(deliveries.archivedAt),
      ),
    )
    .orderBy(asc(deliveries.number));
  const { rows } = await db.execute<Text>(rowsAsJson(select));
  return rows.map(({ json }) => json);
}

/** Those of the centre, and others that its runs borrow. */
function rowsOf(alias: 'v' | 'd', { departmentId }: BoardDayQuery, { from, to }: Days) {
  const row = sql.raw(alias);
  const borrowed =
    alias === 'v'
      ? sql`select unnest(array[a.vehicle_id, a.trailer_id]) from allocations a`
      : sql`select c.driver_id from allocations a join allocation_crew c on c.allocation_id = a.id`;
  const stays = alias === 'd' ? sql`and (d.left_date is null or d.left_date >= ${from}::date)` : sql``;
  return sql`((${row}.department_id = ${departmentId} and ${row}.archived_at is null ${stays})
    or ${row}.id in (${borrowed} where a.department_id = ${departmentId}
      and a.operation_date between ${from}::date - 1 and ${to}::date))`;
}

function ownVehicles({ departmentId }: BoardDayQuery, { from, to }: Days, { userId }: RowScope) {
  return sql`v.id in (select unnest(array[a.vehicle_id, a.trailer_id]) from allocations a
    join allocation_crew c on c.allocation_id = a.id join drivers d on d.id = c.driver_id
    where d.user_id = ${userId} and not c.is_released and a.department_id = ${departmentId}
      and a.operation_date between ${from}::date - 1 and ${to}::date)`;
}

async function driversOf(db: Database, query: BoardDayQuery, days: Days, scope: RowScope): Promise<BoardDriver[]> {
  const isWhole = scope.rows !== 'own';
  const rows = await readDrivers(
    db,
    isWhole ? rowsOf('d', query, days) : sql`d.user_id = ${scope.userId}`,
    days,
    scope,
  );
  const plans = scope.may('allocation.update');
  const ids = rows.map(({ id }) => id);
  const duties = await readDuties(db, ids, days);
  return rows.map((row) => {
    const own = duties.get(row.id) ?? [];
    return { ...row, hours: boardHours(own, days.from), duties: plans ? own.map(asBoardDuty) : [] };
  });
}

function asBoardDuty({ breaks = [], crew, distanceKm, driving = [], end, id, start, state }: Duty): BoardDuty {
  return {
    ...{ id, state, start: iso(start), end: iso(end) },
    breaks: breaks.map(asIso),
    driving: driving.map(asIso),
    crew: crew === 'two' ? 'two' : 'one',
    distanceKm: distanceKm ?? 0,
  };
}

function asIso({ end, start }: Period) {
  return { start: iso(start), end: iso(end) };
}

function iso(instant: number | string): string {
  return new Date(instant).toISOString();
}
