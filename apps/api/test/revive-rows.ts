import { eq, inArray, sql } from 'drizzle-orm';
import { hoursRules } from '../src/db/schema/attendance/hours-rules.ts';
import { labourAgreements } from '../src/db/schema/attendance/labour-agreements.ts';
import { workSchedules } from '../src/db/schema/attendance/work-schedules.ts';
import { checkLevels } from '../src/db/schema/dispatch/check-levels.ts';
import { companyHolidays } from '../src/db/schema/dispatch/company-holidays.ts';
import { rollCallHours } from '../src/db/schema/dispatch/roll-call-hours.ts';
import { users } from '../src/db/schema/identity/users.ts';
import { destinationNotes } from '../src/db/schema/masters/destination-notes.ts';
import { driverPays } from '../src/db/schema/masters/driver-pays.ts';
import { driverRecords } from '../src/db/schema/masters/driver-records.ts';
import { noteComments } from '../src/db/schema/masters/note-comments.ts';
import { vehicleEntries } from '../src/db/schema/masters/vehicle-entries.ts';
import { files } from '../src/db/schema/services/files.ts';
import { retentionRules } from '../src/db/schema/services/retention-rules.ts';
import { savedViews } from '../src/db/schema/services/saved-views.ts';
import type { TestApp } from './build-test-app.ts';
import { reviveReport } from './daily-reports.ts';
import { readyForRoute } from './deliveries.ts';
import { createDepartureAlert } from './departure-alerts.ts';
import { revivedImports } from './import-row.ts';
import { revivedLeave } from './leave-rows.ts';
import { revivedCodes } from './note-rows.ts';
import { revivedPunchFiles } from './punch-file-rows.ts';
import type { Rows } from './route-rows.ts';
import type { Route } from './routes.ts';
import { type EntityTable, rowKinds } from './row-kind.ts';
import { revivedRuns } from './run-rows.ts';
import { revivedTimeChange } from './time-change-rows.ts';
import { writesTo } from './writes.ts';

type Db = TestApp['db'];
type Named = Pick<Route, 'name'>;
type Revival = (db: Db, rows: Rows, route: Named) => Promise<Partial<Rows>>;
type Row = { id: string; version: number };

/** How what an address writes to comes back, by its first part. */
const revivals: Record<string, readonly Revival[]> = {
  ...Object.fromEntries(rowKinds.map((kind) => [kind.resource, [liveRows]])),
  vehicles: [liveRows, filesOfRows],
  files: [liveRows, filesOfRows, notes],
  drivers: [liveRows, driverParts],
  'shared-destinations': [liveRows, filesOfRows, notes],
  'access-codes': [liveRows, notes],
  deliveries: [delivery, liveRows, filesOfRows],
  'company-holidays': [liveRows, filesOfRows],
  allocations: [runs],
  'daily-reports': [report, runs],
  users: [factors, liveRows],
  'saved-views': [liveRows],
  'retention-rules': [retentionRule],
  'time-records': [timeChanges],
  'time-changes': [timeChanges],
  'unforeseeable-events': [timeChanges],
  'time-change-rule': [timeChanges],
  'labour-months': [timeChanges],
  'check-levels': [unset],
  'roll-call-hours': [unset],
  'departure-alerts': [departureAlert],
  leaves: [leave],
  'labour-agreements': [unset],
  'hours-rules': [unset],
  'punch-files': [punchFiles],
  imports: [importsOfAll],
};
/** Rows are live again after what else the routes want of them. */
const everything = [...new Set([delivery, factors, ...Object.values(revivals).flat()])];

/** For which route rows were revived last, and how much had been written to the server by then. */
const revivedFor = new WeakMap<Rows, { route: Named; writes: number }>();

/**
 * As the rows were, after requests that may have changed or archived them; each in its present version. What nothing
 * was written to since is as it was, but for what the route before and this one want otherwise.
 */
export async function revived({ app, db }: Pick<TestApp, 'app' | 'db'>, rows: Rows, route: Named): Promise<Rows> {
  const writes = writesTo(app);
  const before = revivedFor.get(rows);
  const needed = before?.writes === writes ? [...revivalsOf(before.route), ...revivalsOf(route)] : everything;
  const inOrder = everything.filter((revive) => needed.includes(revive));
  const back = await inTurn(inOrder, db, rows, route);
  revivedFor.set(back, { route, writes });
  return back;
}

/** As `revived`, of what one request at a route may have changed. */
export async function revivedOf({ db }: Pick<TestApp, 'db'>, rows: Rows, route: Named): Promise<Rows> {
  return await inTurn(revivalsOf(route), db, rows, route);
}

function revivalsOf({ name }: Named): readonly Revival[] {
  const [, kind = ''] = /^[A-Z]+ \/api\/([\w-]+)/.exec(name) ?? [];
  return revivals[kind] ?? everything;
}

async function inTurn(some: readonly Revival[], db: Db, rows: Rows, route: Named): Promise<Rows> {
  let back = { ...rows };
  for (const revive of some) back = { ...back, ...(await revive(db, back, route)) };
  return back;
}

/** Nothing has been set for the checks and for hours. */
async function unset(db: Db): Promise<Partial<Rows>> {
  await db.execute(sql`with levels as (delete from ${checkLevels}), calls as (delete from ${rollCallHours}),
    agreements as (delete from ${labourAgreements}) delete from ${hoursRules}`);
  return {};
}

/** What can be archived and is not, in its present version. */
async function liveRows(db: Db, rows: Rows): Promise<Partial<Rows>> {
  const { entities, entry, user, savedView, notes, dispatch } = rows;
  const kinds = rowKinds.flatMap(({ name, table }) => (entities[name] ? [{ name, table, row: entities[name] }] : []));
  const versions = await liveVersions(db, [
    ...kinds,
    { table: vehicleEntries, row: entry },
    { table: users, row: user },
    { table: savedViews, row: savedView },
    { table: destinationNotes, row: notes.note },
    { table: noteComments, row: notes.comment },
    { table: companyHolidays, row: dispatch.companyHoliday },
  ]);
  const present = <R extends Row>(row: R): R => ({ ...row, version: versions.get(row.id) ?? 0 });
  return {
    entities: { ...entities, ...Object.fromEntries(kinds.map(({ name, row }) => [name, present(row)])) },
    entry: present(entry),
    user: present(user),
    savedView: present(savedView),
    notes: { ...notes, note: present(notes.note), comment: present(notes.comment) },
    dispatch: { ...dispatch, companyHoliday: present(dispatch.companyHoliday) },
  };
}

/** Asks for all at once and brings back what is archived, which few are. */
async function liveVersions(db: Db, held: { table: EntityTable; row: Row }[]): Promise<Map<string, number>> {
  const each = held.map(
    ({ table, row }, place) => sql`select ${place}::int as place, ${table.id} as id, ${table.version} as version,
      ${table.archivedAt} is not null as "isGone" from ${table} where ${table.id} = ${row.id}`,
  );
  type Found = { place: number; id: string; version: number; isGone: boolean };
  const { rows } = await db.execute<Found>(sql.join(each, sql` union all `));
  for (const { place, id, isGone } of rows) {
    const table = held[place]?.table;
    if (isGone && table) await db.update(table).set({ archivedAt: null }).where(eq(table.id, id));
  }
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** A file is gone only for the route that brings it back. */
async function filesOfRows(db: Db, { file, notes, dispatch }: Rows, { name }: Named): Promise<Partial<Rows>> {
  const archivedAt = name.endsWith('/files/:fileId/restore') ? new Date().toISOString() : null;
  const ids = [file.id, notes.noteFile.id, dispatch.deliveryFile.id];
  await db.update(files).set({ archivedAt }).where(inArray(files.id, ids));
  return {};
}

async function notes(db: Db, rows: Rows): Promise<Partial<Rows>> {
  return { notes: await revivedCodes(db, rows.notes) };
}

async function runs(db: Db, rows: Rows, route: Named): Promise<Partial<Rows>> {
  return { runs: await revivedRuns(db, rows.runs, route) };
}

async function report(db: Db, rows: Rows, route: Named): Promise<Partial<Rows>> {
  await reviveReport({ db }, rows.runs, route);
  return {};
}

async function departureAlert(db: Db, { entities }: Rows): Promise<Partial<Rows>> {
  return { departureAlert: await createDepartureAlert({ db }, entities) };
}

async function leave(db: Db, rows: Rows, { name }: Named): Promise<Partial<Rows>> {
  return { leave: await revivedLeave(db, rows.leave, name) };
}

async function punchFiles(db: Db, { entities }: Rows, route: Named): Promise<Partial<Rows>> {
  await revivedPunchFiles(db, entities.driver.id, route);
  return {};
}

async function importsOfAll(db: Db, _: Rows, route: Named): Promise<Partial<Rows>> {
  await revivedImports(db, route);
  return {};
}

async function timeChanges(db: Db, { entities, timeChange }: Rows, route: Named): Promise<Partial<Rows>> {
  const { department, driver } = entities;
  return {
    timeChange: await revivedTimeChange(db, timeChange, { departmentId: department.id, driverId: driver.id, route }),
  };
}

const licenceFile = {
  name: '免許証.png',
  mediaType: 'image/png',
  sizeBytes: 0,
  sha256: '',
  storage: 'database',
  entity: 'driverImage',
} as const;

async function driverParts(db: Db, { entities: { driver } }: Rows): Promise<Partial<Rows>> {
  // Where a request has not taken it, it is there.
  const licence = { ...licenceFile, entityId: driver.id, slot: 'licenceFront' };
  await db.insert(files).values(licence).onConflictDoNothing();
  const { rows } = await db.execute<Rows['driverParts']>(sql`select
    coalesce((select version from ${driverRecords} where driver_id = ${driver.id}), 0) as record,
    coalesce((select version from ${driverPays} where driver_id = ${driver.id}), 0) as pay,
    coalesce((select version from ${workSchedules} where driver_id = ${driver.id}), 0) as schedule`);
  return rows[0] ? { driverParts: rows[0] } : {};
}

async function delivery(db: Db, { entities }: Rows, { name }: Named): Promise<Partial<Rows>> {
  await readyForRoute({ db }, entities.delivery?.id ?? '', name);
  return {};
}

async function factors(db: Db, { user }: Rows, { name }: Named): Promise<Partial<Rows>> {
  const passwordHash = name.endsWith('/password-reset') ? 'none' : null;
  const totpConfirmedAt = name.endsWith('/second-factor') ? new Date().toISOString() : null;
  await db.update(users).set({ passwordHash, totpConfirmedAt }).where(eq(users.id, user.id));
  return {};
}

async function retentionRule(db: Db, { retentionRule: rule }: Rows): Promise<Partial<Rows>> {
  const { id, version } = retentionRules;
  const [present] = await db.select({ version }).from(retentionRules).where(eq(id, rule.id));
  return { retentionRule: { ...rule, ...present } };
}
