import { eq } from 'drizzle-orm';
import { users } from '../src/db/schema/identity/users.ts';
import { cargoOwners } from '../src/db/schema/masters/cargo-owners.ts';
import { courses } from '../src/db/schema/masters/courses.ts';
import { customers } from '../src/db/schema/masters/customers.ts';
import { deliveryCompanies } from '../src/db/schema/masters/delivery-companies.ts';
import { departments } from '../src/db/schema/masters/departments.ts';
import { destinations } from '../src/db/schema/masters/destinations.ts';
import { directions } from '../src/db/schema/masters/directions.ts';
import { driverPays } from '../src/db/schema/masters/driver-pays.ts';
import { driverRecords } from '../src/db/schema/masters/driver-records.ts';
import { drivers } from '../src/db/schema/masters/drivers.ts';
import { operationTimes } from '../src/db/schema/masters/operation-times.ts';
import { vehicleEntries } from '../src/db/schema/masters/vehicle-entries.ts';
import { vehicleTypes } from '../src/db/schema/masters/vehicle-types.ts';
import { vehicles } from '../src/db/schema/masters/vehicles.ts';
import { files } from '../src/db/schema/services/files.ts';
import { retentionRules } from '../src/db/schema/services/retention-rules.ts';
import { savedViews } from '../src/db/schema/services/saved-views.ts';
import type { TestApp } from './build-test-app.ts';
import { revivedImports } from './import-row.ts';
import { revivedNotes } from './note-rows.ts';
import type { Rows } from './route-rows.ts';
import type { Route } from './routes.ts';

type Db = TestApp['db'];
type Named = Pick<Route, 'name'>;
type Revival = (db: Db, rows: Rows, route: Named) => Promise<Partial<Rows>>;
type Kind = keyof typeof tables;

const tables = {
  department: departments,
  vehicleType: vehicleTypes,
  vehicle: vehicles,
  entry: vehicleEntries,
  driver: drivers,
  customer: customers,
  cargoOwner: cargoOwners,
  destination: destinations,
  course: courses,
  deliveryCompany: deliveryCompanies,
  direction: directions,
  operationTime: operationTimes,
  user: users,
  savedView: savedViews,
};

/** How a row of each kind comes back, by the first part of the addresses that write to it. */
const revivals: Record<string, Revival> = {
  departments: live('department'),
  'vehicle-types': live('vehicleType'),
  vehicles: inTurn(live('vehicle'), live('entry'), entryFile),
  files: inTurn(entryFile, notes),
  drivers: inTurn(live('driver'), driverParts),
  customers: inTurn(live('customer'), live('cargoOwner')),
  'cargo-owners': inTurn(live('customer'), live('cargoOwner')),
  destinations: live('destination'),
  'shared-destinations': notes,
  'access-codes': notes,
  courses: live('course'),
  'delivery-companies': live('deliveryCompany'),
  directions: live('direction'),
  'operation-times': live('operationTime'),
  users: inTurn(factors, live('user')),
  'saved-views': live('savedView'),
  'retention-rules': retentionRule,
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

function inTurn(...some: Revival[]): Revival {
  return async (db, rows, route) => {
    const parts: Partial<Rows>[] = [];
    for (const revive of some) parts.push(await revive(db, rows, route));
    return Object.assign({}, ...parts);
  };
}

function live(kind: Kind): Revival {
  return async (db, rows) => {
    const table = tables[kind];
    const [{ version } = { version: 0 }] = await db
      .update(table)
      .set({ archivedAt: null })
      .where(eq(table.id, rows[kind].id))
      .returning({ version: table.version });
    return { [kind]: { ...rows[kind], version } };
  };
}

/** A file is gone only for the route that brings it back. */
function goneFor({ name }: Named): string | null {
  return name.endsWith('/files/:fileId/restore') ? new Date().toISOString() : null;
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

const licenceFile = {
  name: '免許証.png',
  mediaType: 'image/png',
  sizeBytes: 0,
  sha256: '',
  storage: 'database',
  entity: 'driverImage',
} as const;

async function driverParts(db: Db, { driver }: Rows): Promise<Partial<Rows>> {
  const [record] = await db.select().from(driverRecords).where(eq(driverRecords.driverId, driver.id));
  // Where a request has not taken it, it is there.
  const licence = { ...licenceFile, entityId: driver.id, slot: 'licenceFront' };
  await db.insert(files).values(licence).onConflictDoNothing();
  const [pay] = await db.select().from(driverPays).where(eq(driverPays.driverId, driver.id));
  return { driverParts: { record: record?.version ?? 0, pay: pay?.version ?? 0 } };
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
