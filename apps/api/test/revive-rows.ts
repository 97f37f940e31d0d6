import { eq } from 'drizzle-orm';
import { hoursRules } from '../src/db/schema/attendance/hours-rules.ts';
import { labourAgreements } from '../src/db/schema/attendance/labour-agreements.ts';
import { workSchedules } from '../src/db/schema/attendance/work-schedules.ts';
import { checkLevels } from '../src/db/schema/dispatch/check-levels.ts';
import { rollCallHours } from '../src/db/schema/dispatch/roll-call-hours.ts';
import { users } from '../src/db/schema/identity/users.ts';
import { driverPays } from '../src/db/schema/masters/driver-pays.ts';
import { driverRecords } from '../src/db/schema/masters/driver-records.ts';
import { vehicleEntries } from '../src/db/schema/masters/vehicle-entries.ts';
import { files } from '../src/db/schema/services/files.ts';
import { retentionRules } from '../src/db/schema/services/retention-rules.ts';
import { savedViews } from '../src/db/schema/services/saved-views.ts';
import type { TestApp } from './build-test-app.ts';
import { reviveReport } from './daily-reports.ts';
import { readyForRoute } from './deliveries.ts';
import { createDepartureAlert } from './departure-alerts.ts';
import { revivedDispatch } from './dispatch-rows.ts';
import { revivedImports } from './import-row.ts';
import { revivedLeave } from './leave-rows.ts';
import { revivedNotes } from './note-rows.ts';
import { revivedPunchFiles } from './punch-file-rows.ts';
import type { Rows } from './route-rows.ts';
import type { Route } from './routes.ts';
import { type EntityTable, rowKinds } from './row-kind.ts';
import { revivedRuns } from './run-rows.ts';
import { revivedTimeChange } from './time-change-rows.ts';

type Db = TestApp['db'];
type Named = Pick<Route, 'name'>;
type Revival = (db: Db, rows: Rows, route: Named) => Promise<Partial<Rows>>;

const ownTables = { entry: vehicleEntries, user: users, savedView: savedViews };

/** How a row of each kind comes back, by the first part of the addresses that write to it. */
const revivals: Record<string, Revival> = {
  ...Object.fromEntries(rowKinds.map((kind) => [kind.resource, entity(kind.name)])),
  vehicles: inTurn(entity('vehicle'), live('entry'), entryFile),
  files: inTurn(entryFile, notes),
  drivers: inTurn(entity('driver'), driverParts),
  customers: inTurn(entity('customer'), entity('cargoOwner')),
  'cargo-owners': inTurn(entity('customer'), entity('cargoOwner')),
  'shared-destinations': notes,
  'access-codes': notes,
  deliveries: inTurn(delivery, entity('delivery'), dispatch),
  'company-holidays': dispatch,
  allocations: async (db, rows, route) => ({ runs: await revivedRuns(db, rows.runs, route) }),
  'daily-reports': async (db, rows, route) => {
    await reviveReport({ db }, rows.runs, route);
    return { runs: await revivedRuns(db, rows.runs, route) };
  },
  users: inTurn(factors, live('user')),
  'saved-views': live('savedView'),
  'retention-rules': retentionRule,
  'time-records': timeChanges,
  'time-changes': timeChanges,
  'unforeseeable-events': timeChanges,
  'time-change-rule': timeChanges,
  'labour-months': timeChanges,
  'check-levels': unset,
  'roll-call-hours': unset,
  'departure-alerts': async (db, { entities }) => ({ departureAlert: await createDepartureAlert({ db }, entities) }),
  leaves: async (db, rows, route) => ({ leave: await revivedLeave(db, rows.leave, route.name) }),
  'labour-agreements': unset,
  'hours-rules': unset,
  'punch-files': async (db, { entities }, route) => revivedPunchFiles(db, entities.driver.id, route).then(() => ({})),
  imports: async (db, _, route) => revivedImports(db, route).then(() => ({})),
};

/** As the rows were, after requests that may have changed or archived them; each in its present version. */
export function revived({ db }: Pick<TestApp, 'db'>, rows: Rows, route: Named): Promise<Rows> {
  return all(db, rows, route);
}

/** As `revived`, of what one request at a route may have changed. */
export async function revivedOf({ db }: Pick<TestApp, 'db'>, rows: Rows, route: Route): Promise<Rows> {
  const [, kind = ''] = /^\/api\/([\w-]+)/.exec(route.url) ?? [];
  const revival = revivals[kind];
  return revival ? { ...rows, ...(await revival(db, rows, route)) } : all(db, rows, route);
}

async function all(db: Db, rows: Rows, route: Named): Promise<Rows> {
  const revive = inTurn(...new Set(Object.values(revivals)));
  return { ...rows, ...(await revive(db, rows, route)) };
}

/** Nothing has been set for the checks and for hours. */
async function unset(db: Db): Promise<Partial<Rows>> {
  await db.delete(checkLevels);
  await db.delete(rollCallHours);
  await db.delete(labourAgreements);
  await db.delete(hoursRules);
  return {};
}

function inTurn(...some: Revival[]): Revival {
  return async (db, rows, route) => {
    const parts: Partial<Rows> = {};
    for (const revive of some) Object.assign(parts, await revive(db, { ...rows, ...parts }, route));
    return parts;
  };
}

function live(name: keyof typeof ownTables): Revival {
  return async (db, rows) => ({ [name]: await restored(db, ownTables[name], rows[name]) });
}

function entity(name: string): Revival {
  return async (db, { entities }) => {
    const kind = rowKinds.find((one) => one.name === name);
    const row = entities[name];
    if (!kind || !row) return {};
    return { entities: { ...entities, [name]: await restored(db, kind.table, row) } };
  };
}

async function restored<Row extends { id: string }>(
  db: Db,
  table: EntityTable,
  row: Row,
): Promise<Row & { version: number }> {
  const [{ version } = { version: 0 }] = await db
    .update(table)
    .set({ archivedAt: null })
    .where(eq(table.id, row.id))
    .returning({ version: table.version });
  return { ...row, version: version as number };
}

/** A file is gone only for the route that brings it back. */
function goneFor({ name }: Named): string | null {
  return name.endsWith('/files/:fileId/restore') ? new Date().toISOString() : null;
}

async function timeChanges(db: Db, { entities, timeChange }: Rows, route: Named): Promise<Partial<Rows>> {
  const { department, driver } = entities;
  return {
    timeChange: await revivedTimeChange(db, timeChange, { departmentId: department.id, driverId: driver.id, route }),
  };
}

async function entryFile(db: Db, { file }: Rows, route: Named): Promise<Partial<Rows>> {
  await db
    .update(files)
    .set({ archivedAt: goneFor(route) })
    .where(eq(files.id, file.id));
  return {};
}

async function notes(db: Db, rows: Rows, route: Named): Promise<Partial<Rows>> {
  return { notes: await revivedNotes(db, rows.notes, goneFor(route)) };
}

async function dispatch(db: Db, rows: Rows, route: Named): Promise<Partial<Rows>> {
  return { dispatch: await revivedDispatch(db, rows.dispatch, goneFor(route)) };
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
  const [record] = await db.select().from(driverRecords).where(eq(driverRecords.driverId, driver.id));
  // Where a request has not taken it, it is there.
  const licence = { ...licenceFile, entityId: driver.id, slot: 'licenceFront' };
  await db.insert(files).values(licence).onConflictDoNothing();
  const [pay] = await db.select().from(driverPays).where(eq(driverPays.driverId, driver.id));
  const [schedule] = await db.select().from(workSchedules).where(eq(workSchedules.driverId, driver.id));
  const versions = { pay: pay?.version ?? 0, schedule: schedule?.version ?? 0 };
  return { driverParts: { record: record?.version ?? 0, ...versions } };
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
