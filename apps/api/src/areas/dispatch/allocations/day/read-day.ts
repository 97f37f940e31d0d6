import { addDays } from '@haisha/rules/calendar';
import { type CheckSettings, hoursSettingsOf, usualSettings } from '@haisha/rules/checks/check-settings';
import { packDuty } from '@haisha/rules/hours/packed-duty';
import type {
  BoardChanges,
  BoardChangesQuery,
  BoardDayAnswer,
  BoardDayQuery,
  BoardDriver,
} from '@haisha/validation/board-day';
import { and, asc, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { isAmong } from '../../../../db/is-among.ts';
import { allocations } from '../../../../db/schema/dispatch/allocations.ts';
import { deliveries } from '../../../../db/schema/dispatch/deliveries.ts';
import { runStatement, toStatement } from '../../../../db/statement.ts';
import { publicHolidays } from '../../../../services/calendar/public-holidays.ts';
import { readDuties } from '../../../../services/duties/read-duties.ts';
import { rowsAsJson } from '../../../../services/records/read/row-json.ts';
import type { RowScope } from '../../../../services/records/read/row-scope.ts';
import { readCheckSettings } from '../../checks/read-check-settings.ts';
import { selectDeliveries } from '../../deliveries/select-deliveries.ts';
import { allocationsWithin } from '../allocation-scope.ts';
import { readDeliveryCompanies } from '../facts/company-facts.ts';
import { readDrivers } from '../facts/driver-facts.ts';
import { readPlanFacts } from '../facts/plan-facts.ts';
import { readVehicles } from '../facts/vehicle-facts.ts';
import { selectAllocations } from '../select-allocations.ts';
import { boardHours } from './board-hours.ts';
import { joinPackedRuns, type PackedRuns, readPackedRuns } from './read-packed-runs.ts';

type Text = { json: string };

const mostParts = 4;

/**
 * Reads all that the board shows of a centre on some days, as JSON: runs and deliveries come from the database as text and
 * leave as they are, which the test of the route holds against the contract. Drivers and delivery companies see their own runs,
 * with what is on them.
 */
export async function readDay(db: Database, query: BoardDayQuery, scope: RowScope): Promise<Buffer> {
  const days = daysOf(query);
  const isWhole = scope.rows !== 'own';
  // The hours of a driver are held against it, whoever looks at them.
  const reading = readCheckSettings(db, query.departmentId);
  const [runs, deliveriesLeft, vehicles, drivers, deliveryCompanies, plan, whole] = await Promise.all([
    runsOf(db, query, days, scope),
    isWhole ? leftOf(db, query, days, scope) : [],
    vehiclesOf(db, query, days, scope),
    driversOf(db, query, days, scope, reading),
    readDeliveryCompanies(db, isWhole ? sql`c.archived_at is null` : sql`c.id = ${scope.deliveryCompanyId}`).then(
      asJson,
    ),
    planOf(db, query, days, scope),
    reading,
  ]);
  const settings = scope.may('allocation.update') ? whole : usualSettings;
  const names = Object.entries(runs.names).map(([kind, rows]) => `"${kind}":[${[...rows].join()}]`);
  const parts: Record<keyof BoardDayAnswer, readonly string[] | { json: string }> = {
    runs: runs.runs,
    names: { json: `{${names.join()}}` },
    deliveriesLeft,
    vehicles,
    drivers,
    deliveryCompanies,
    places: asJson(plan.places),
    courses: asJson(plan.courses),
    checkLevels: asJson(settings.checkLevels),
    rollCallHours: asJson(settings.rollCallHours),
    hoursRules: asJson(settings.hoursRules),
    agreements: asJson(settings.agreements),
    holidays: asJson([...publicHolidays(days.from, days.to).keys()]),
  };
  return jsonOf(parts);
}

/** What of the days changed, in the same form and within the same reach: only the runs, vehicles and drivers that are asked for. */
export async function readDayChanges(
  db: Database,
  { driverId, id, left, vehicleId, ...query }: BoardChangesQuery,
  scope: RowScope,
): Promise<Buffer> {
  const days = daysOf(query);
  const drivers = sql`(d.id = any(${sql.param(driverId)}::uuid[])
    or d.id in (select driver_id from allocation_crew where allocation_id = any(${sql.param(id)}::uuid[])))`;
  const vehicles = sql`(v.id = any(${sql.param(vehicleId)}::uuid[])
    or v.id in (select unnest(array[vehicle_id, trailer_id]) from allocations where id = any(${sql.param(id)}::uuid[])))`;
  const [runs, deliveriesLeft, plan, ...rows] = await Promise.all([
    changedRuns(db, query, days, scope, id),
    left && scope.rows !== 'own' ? leftOf(db, query, days, scope) : null,
    left ? planOf(db, query, days, scope) : null,
    vehiclesOf(db, query, days, scope, vehicles),
    driversOf(db, query, days, scope, readCheckSettings(db, query.departmentId), drivers),
  ]);
  const parts: Record<keyof BoardChanges, readonly string[] | null> = {
    allocations: runs,
    deliveriesLeft,
    places: plan && asJson(plan.places),
    courses: plan && asJson(plan.courses),
    vehicles: rows[0],
    drivers: rows[1],
  };
  return jsonOf(parts);
}

function asJson(rows: readonly unknown[]): string[] {
  return rows.map((row) => JSON.stringify(row));
}

/** Row by row: one text of the whole board would be made and thrown away as a large object. */
function jsonOf(parts: Readonly<Record<string, readonly string[] | { json: string } | null>>): Buffer {
  const pieces = Object.entries(parts).flatMap(([name, part], place) => [
    `${place === 0 ? '{' : ','}"${name}":`,
    ...(part === null ? ['null'] : 'json' in part ? [part.json] : listed(part)),
  ]);
  return Buffer.concat([...pieces.map((piece) => Buffer.from(piece)), Buffer.from('}')]);
}

function listed(rows: readonly string[]): string[] {
  return ['[', ...rows.map((row, index) => (index === 0 ? row : `,${row}`)), ']'];
}

type Days = { from: string; to: string };

function daysOf({ date, days }: BoardDayQuery): Days {
  return { from: date, to: addDays(date, days - 1) };
}

/** A run of the night before reaches into the first day. Of many days the database reads several parts at a time. */
async function runsOf(db: Database, query: BoardDayQuery, days: Days, scope: RowScope): Promise<PackedRuns> {
  const ofPart = query.days === 1 ? 2 : Math.ceil((query.days + 1) / mostParts);
  const parts: Days[] = [];
  for (let from = addDays(days.from, -1); from <= days.to; from = addDays(from, ofPart)) {
    const [to = from] = [addDays(from, ofPart - 1), days.to].toSorted();
    parts.push({ from, to });
  }
  const read = await Promise.all(parts.map((part) => readPackedRuns(db, shownRuns(query, part, days, scope), scope)));
  return joinPackedRuns(read);
}

function shownRuns({ departmentId }: BoardDayQuery, part: Days, days: Days, scope: RowScope): SQL | undefined {
  return and(
    allocationsWithin(scope),
    inArray(allocations.departmentId, [departmentId]),
    gte(allocations.operationDate, part.from),
    lte(allocations.operationDate, part.to),
    sql`upper(${allocations.during}) > ${days.from}::timestamp at time zone 'Asia/Tokyo'`,
    isNull(allocations.archivedAt),
  );
}

async function changedRuns(
  db: Database,
  query: BoardDayQuery,
  days: Days,
  scope: RowScope,
  ids: readonly string[],
): Promise<string[]> {
  const part = { from: addDays(days.from, -1), to: days.to };
  const select = selectAllocations(db, scope)
    .where(and(isAmong(allocations.id, ids), shownRuns(query, part, days, scope)))
    .orderBy(asc(allocations.number));
  return await textsOf(db, rowsAsJson(select));
}

/** The statement is the same for every day, so that connections keep its plan: planning takes as long as reading a few runs. */
async function textsOf(db: Database, rows: SQL): Promise<string[]> {
  return (await runStatement<Text>(db, toStatement(rows))).map(({ json }) => json);
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
  return await textsOf(db, rowsAsJson(select));
}

async function planOf(db: Database, { departmentId }: BoardDayQuery, days: Days, scope: RowScope) {
  const plans = scope.rows !== 'own' && scope.may('allocation.update');
  return plans ? await readPlanFacts(db, departmentId, days) : { places: [], courses: [] };
}

/** Those of the centre, and others that its runs borrow. */
function rowsOf(alias: 'v' | 'd', { departmentId }: BoardDayQuery, { from, to }: Days) {
  const row = sql.raw(alias);
  const borrowed =
    alias === 'v'
      ? sql`select unnest(array[a.vehicle_id, a.trailer_id]) from allocations a`
      : // Run by run: a join would read the crews of all years.
        sql`select c.driver_id from allocations a cross join lateral
          (select driver_id from allocation_crew where allocation_id = a.id offset 0) c`;
  const stays = alias === 'd' ? sql`and (d.left_date is null or d.left_date >= ${from}::date)` : sql``;
  return sql`((${row}.department_id = ${departmentId} and ${row}.archived_at is null ${stays})
    or ${row}.id in (${borrowed} where a.department_id = ${departmentId}
      and a.operation_date between ${from}::date - 1 and ${to}::date))`;
}

async function vehiclesOf(
  db: Database,
  query: BoardDayQuery,
  days: Days,
  scope: RowScope,
  among?: SQL,
): Promise<string[]> {
  const seen = scope.rows === 'own' ? ownVehicles(query, days, scope) : rowsOf('v', query, days);
  return asJson(await readVehicles(db, among ? sql`${among} and ${seen}` : seen, days.from));
}

function ownVehicles({ departmentId }: BoardDayQuery, { from, to }: Days, { userId }: RowScope) {
  return sql`v.id in (select unnest(array[a.vehicle_id, a.trailer_id]) from allocations a
    join allocation_crew c on c.allocation_id = a.id join drivers d on d.id = c.driver_id
    where d.user_id = ${userId} and not c.is_released and a.department_id = ${departmentId}
      and a.operation_date between ${from}::date - 1 and ${to}::date)`;
}

async function driversOf(
  db: Database,
  query: BoardDayQuery,
  days: Days,
  scope: RowScope,
  settings: Promise<CheckSettings>,
  among?: SQL,
): Promise<string[]> {
  const seen = scope.rows === 'own' ? sql`d.user_id = ${scope.userId}` : rowsOf('d', query, days);
  const rows = await readDrivers(db, among ? sql`${among} and ${seen}` : seen, days, scope);
  const plans = scope.may('allocation.update');
  const ids = rows.map(({ id }) => id);
  const duties = await readDuties(db, ids, days);
  const against = hoursSettingsOf(await settings, days.from);
  return asJson(
    rows.map((row): BoardDriver => {
      const own = duties.get(row.id)?.duties ?? [];
      return { ...row, hours: boardHours(own, days.from, against), duties: plans ? own.map(packDuty) : [] };
    }),
  );
}
