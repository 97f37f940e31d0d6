import { randomUUID } from 'node:crypto';
import type { Department } from '@haisha/validation/department';
import type { RetentionRule } from '@haisha/validation/retention';
import type { User } from '@haisha/validation/user';
import type { Vehicle } from '@haisha/validation/vehicle';
import type { VehicleEntry } from '@haisha/validation/vehicle-history';
import type { VehicleType } from '@haisha/validation/vehicle-type';
import { eq } from 'drizzle-orm';
import { departments } from '../src/db/schema/departments.ts';
import { files } from '../src/db/schema/files.ts';
import { jobs } from '../src/db/schema/jobs.ts';
import { retentionRules } from '../src/db/schema/retention-rules.ts';
import { sessions } from '../src/db/schema/sessions.ts';
import { users } from '../src/db/schema/users.ts';
import { vehicleEntries } from '../src/db/schema/vehicle-entries.ts';
import { vehicleTypes } from '../src/db/schema/vehicle-types.ts';
import { vehicles } from '../src/db/schema/vehicles.ts';
import { createFileStore } from '../src/files/create-file-store.ts';
import type { Browser } from './browser.ts';
import type { TestApp } from './build-test-app.ts';
import { jobsOf } from './jobs.ts';
import { createDepartment, createVehicle, createVehicleType } from './masters.ts';
import { pdfFile } from './pictures.ts';
import type { Route } from './routes.ts';
import { upload } from './upload.ts';
import { createUserBy } from './users.ts';

/** A row of each kind that an address can name; job and session are somebody's, the others of a department or of all. */
export type Rows = {
  department: Department;
  vehicleType: VehicleType;
  vehicle: Vehicle;
  entry: VehicleEntry;
  file: { id: string };
  user: User;
  retentionRule: RetentionRule;
  job: { id: string };
  session: { id: string };
};

export const entryBody = { kind: 'oil', entryDate: '2026-11-21' };

/** The rows of a department, and what is its owner's own. */
export async function createRows(
  test: TestApp,
  admin: Browser,
  { department, ownerId }: { department?: Department; ownerId: string },
): Promise<Rows> {
  const its = department ?? (await createDepartment(admin));
  const vehicleType = await createVehicleType(admin);
  const vehicle = await createVehicle(admin, { departmentId: its.id, vehicleTypeId: vehicleType.id });
  const entries = `/api/vehicles/${vehicle.id}/entries`;
  const entry = (await admin.post(entries, entryBody)).json();
  const file = (await upload(admin, `${entries}/${entry.id}/files`, { filename: 'a.pdf', content: pdfFile })).json();
  const [retentionRule] = (await admin.get('/api/retention-rules')).json().items;
  const shared = { department: its, vehicleType, vehicle, entry, file, user: await createUserBy(admin), retentionRule };
  return { ...shared, ...(await createOwnRows(test, ownerId)) };
}

/** A finished job with its file, and a session. */
export async function createOwnRows(test: TestApp, ownerId: string): Promise<Pick<Rows, 'job' | 'session'>> {
  const { db, env } = test;
  const id = await jobsOf(test).enqueue({ kind: 'trace', ownerId });
  const file = { name: '一覧.csv', mediaType: 'text/csv', content: [Buffer.from('1')], entity: 'job', entityId: id };
  const { id: fileId } = await db.transaction((tx) => createFileStore(env).store(tx, { ...file, createdBy: ownerId }));
  await db.update(jobs).set({ status: 'done', fileId }).where(eq(jobs.id, id));
  return { job: { id }, session: await createOwnSession(test, ownerId) };
}

export async function createOwnSession({ db, clock }: TestApp, userId: string): Promise<{ id: string }> {
  const [lastSeenAt, endsAt] = [0, 3_600_000].map((later) => new Date(clock().getTime() + later).toISOString());
  const [session] = await db
    .insert(sessions)
    .values({ tokenHash: randomUUID(), userId, lastSeenAt: lastSeenAt ?? '', endsAt: endsAt ?? '' })
    .returning({ id: sessions.id });
  if (!session) throw new Error('no session was made');
  return session;
}

/** As the rows were, after a request that may have changed or archived them; each in its present version. */
export async function revived({ db }: Pick<TestApp, 'db'>, rows: Rows, { name }: Pick<Route, 'name'>): Promise<Rows> {
  const live = { archivedAt: null };
  const is = (row: { id: string }, table: Table) => eq(table.id, row.id);
  const one = async (row: { id: string }, table: Table) => {
    const [{ version } = { version: 0 }] = await db
      .update(table)
      .set(live)
      .where(is(row, table))
      .returning({ version: table.version });
    return { version };
  };
  const fileGone = name.endsWith('/files/:fileId/restore') ? new Date().toISOString() : null;
  const hasPassword = name.endsWith('/password-reset') ? 'none' : null;
  const hasTotp = name.endsWith('/second-factor') ? new Date().toISOString() : null;
  const factors = { passwordHash: hasPassword, totpConfirmedAt: hasTotp };
  const { id: ruleId } = rows.retentionRule;
  const rule = db.select({ version: retentionRules.version }).from(retentionRules).where(eq(retentionRules.id, ruleId));
  const [[retentionRule], department, vehicleType, vehicle, entry, user] = await Promise.all([
    rule,
    one(rows.department, departments),
    one(rows.vehicleType, vehicleTypes),
    one(rows.vehicle, vehicles),
    one(rows.entry, vehicleEntries),
    one(rows.user, users),
    db.update(files).set({ archivedAt: fileGone }).where(eq(files.id, rows.file.id)),
    db.update(users).set(factors).where(eq(users.id, rows.user.id)),
  ]);
  return {
    ...rows,
    department: { ...rows.department, ...department },
    vehicleType: { ...rows.vehicleType, ...vehicleType },
    vehicle: { ...rows.vehicle, ...vehicle },
    entry: { ...rows.entry, ...entry },
    user: { ...rows.user, ...user },
    retentionRule: { ...rows.retentionRule, ...retentionRule },
  };
}

type Table = typeof departments | typeof vehicleTypes | typeof vehicles | typeof vehicleEntries | typeof users;

/** What stands for the names in its address; a route about rows of a new kind wants a row here. */
export function idsOf({ name, url }: Route, rows: Rows): Record<string, string> {
  const ids: Record<string, string | undefined> = {
    departments: rows.department.id,
    'vehicle-types': rows.vehicleType.id,
    vehicles: rows.vehicle.id,
    users: rows.user.id,
    files: rows.file.id,
    jobs: rows.job.id,
    sessions: rows.session.id,
    'retention-rules': rows.retentionRule.id,
    'postal-codes': '3390073',
  };
  const [, kind = '', parameter] = /^\/api\/([\w-]+)\/:(\w+)/.exec(url) ?? [];
  const id = ids[kind];
  if (parameter !== undefined && id === undefined) throw new Error(`There is no row for ${name}`);
  const ofRow: Record<string, string> = id === undefined ? {} : { [parameter ?? '']: id };
  const ofPrograms = { appId: 'haisha', channel: 'presence-vehicle', user: rows.user.id };
  return { ...ofPrograms, ...ofRow, entryId: rows.entry.id, fileId: rows.file.id };
}
