import { randomUUID } from 'node:crypto';
import type { Department } from '@haisha/validation/department';
import type { RetentionRule } from '@haisha/validation/retention';
import type { SavedView } from '@haisha/validation/saved-view';
import type { User } from '@haisha/validation/user';
import type { VehicleEntry } from '@haisha/validation/vehicle-history';
import { eq } from 'drizzle-orm';
import { sessions } from '../src/db/schema/identity/sessions.ts';
import { jobs } from '../src/db/schema/services/jobs.ts';
import { savedViews } from '../src/db/schema/services/saved-views.ts';
import { createFileStore } from '../src/services/files/storage/create-file-store.ts';
import type { Browser } from './browser.ts';
import type { TestApp } from './build-test-app.ts';
import { createDepartureAlert } from './departure-alerts.ts';
import { createDispatchRows, type DispatchRows, dispatchIdsOf } from './dispatch-rows.ts';
import { createOwnImport } from './import-row.ts';
import { jobsOf } from './jobs.ts';
import { createKioskDevice } from './kiosk.ts';
import { createLeaveRow, type LeaveRow } from './leave-rows.ts';
import { createNoteRows, type NoteRows, noteIdsOf } from './note-rows.ts';
import { pdfFile } from './pictures.ts';
import { createPunchFile } from './punch-file-rows.ts';
import type { Route } from './routes.ts';
import { createEntityRows, type EntityRows, rowKinds } from './row-kind.ts';
import { createRunRows, type RunRows } from './run-rows.ts';
import { createTimeChangeRow, dateOf, type TimeChangeRow, timeChangeIdsOf } from './time-change-rows.ts';
import { upload } from './upload.ts';
import { createUserBy } from './users.ts';

/** A row of each kind that an address can name; job and session are somebody's, the others of a department or of all. */
export type Rows = {
  entities: EntityRows;
  /** The versions of what is changed apart from a driver. */
  driverParts: { record: number; pay: number; schedule: number };
  entry: VehicleEntry;
  file: { id: string };
  notes: NoteRows;
  user: User;
  runs: RunRows;
  timeChange: TimeChangeRow;
  dispatch: DispatchRows;
  departureAlert: { id: string };
  leave: LeaveRow;
  kioskDevice: { id: string };
  retentionRule: RetentionRule;
  job: { id: string };
  session: { id: string };
  savedView: SavedView;
  import: { id: string };
  punchFile: { id: string };
};

/** What somebody has alone. */
export type OwnRows = Pick<Rows, 'job' | 'session' | 'savedView' | 'import' | 'punchFile'>;

export const entryBody = { kind: 'oil', entryDate: '2026-11-21' };

export const savedViewBody = { name: '車検が近い車両', query: 'inspectionDue=within30&sort=inspectionExpiryDate' };

/** The rows of a department, and what is its owner's own. */
export async function createRows(
  test: TestApp,
  admin: Browser,
  { department, ownerId }: { department?: Department; ownerId: string },
): Promise<Rows> {
  const entities = await createEntityRows(admin, department ? { department } : {});
  const entries = `/api/vehicles/${entities.vehicle.id}/entries`;
  const entry = (await admin.post(entries, entryBody)).json();
  const file = (await upload(admin, `${entries}/${entry.id}/files`, { filename: 'a.pdf', content: pdfFile })).json();
  const [retentionRule] = (await admin.get('/api/retention-rules')).json().items;
  const shared = {
    entities,
    // Drivers and partners reach what is meant for them.
    notes: await createNoteRows(admin, entities.destination.id, department ? 'partners' : 'company'),
    driverParts: { record: 0, pay: 0, schedule: 0 },
    entry,
    file,
    user: await createUserBy(admin),
    runs: await createRunRows(test, admin, entities),
    timeChange: await createTimeChangeRow(test.db, entities.driver.id),
    dispatch: await createDispatchRows(admin, entities.delivery?.id ?? ''),
    departureAlert: await createDepartureAlert(test, entities),
    leave: await createLeaveRow(admin, entities.driver.id),
    kioskDevice: await createKioskDevice(admin, entities.department.id),
    retentionRule,
  };
  return { ...shared, ...(await createOwnRows(test, ownerId)) };
}

/** A finished job with its file, a session, a saved view and an import. */
export async function createOwnRows(test: TestApp, ownerId: string): Promise<OwnRows> {
  const { db, env } = test;
  const id = await jobsOf(test).enqueue({ kind: 'trace', ownerId });
  const file = { name: '一覧.csv', mediaType: 'text/csv', content: [Buffer.from('1')], entity: 'job', entityId: id };
  const { id: fileId } = await db.transaction((tx) => createFileStore(env).store(tx, { ...file, createdBy: ownerId }));
  await db.update(jobs).set({ status: 'done', fileId }).where(eq(jobs.id, id));
  const [session, savedView] = [await createOwnSession(test, ownerId), await createOwnView(test, ownerId)];
  const own = { import: await createOwnImport(test, ownerId), punchFile: await createPunchFile(test.db, ownerId) };
  return { job: { id }, session, savedView, ...own };
}

async function createOwnView({ db }: TestApp, ownerId: string): Promise<SavedView> {
  const values = { ...savedViewBody, name: randomUUID(), list: 'vehicle', ownerId } as const;
  const [view] = await db.insert(savedViews).values(values).returning();
  if (!view) throw new Error('no view was made');
  const people = { createdBy: null, updatedBy: null, owner: { id: ownerId, name: '' } };
  return { ...view, ...people, departmentName: null, departmentNameEn: null, roles: [] };
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

/** What stands for the names in its address; a route about rows of a new kind wants a row here. */
export function idsOf({ name, url }: Route, rows: Rows): Record<string, string> {
  const ids: Record<string, string | undefined> = {
    ...Object.fromEntries(rowKinds.map(({ resource, name }) => [resource, rows.entities[name]?.id])),
    'shared-destinations': rows.entities.destination.id,
    'access-codes': rows.entities.destination.id,
    users: rows.user.id,
    allocations: rows.runs.run.id,
    'daily-reports': rows.runs.run.id,
    files: rows.file.id,
    jobs: rows.job.id,
    sessions: rows.session.id,
    'saved-views': rows.savedView.id,
    imports: rows.import.id,
    'punch-files': rows.punchFile.id,
    'kiosk-devices': rows.kioskDevice.id,
    'retention-rules': rows.retentionRule.id,
    'company-holidays': rows.dispatch.companyHoliday.id,
    'postal-codes': '3390073',
    'check-levels': 'vehicleTight',
    'roll-call-hours': rows.entities.department.id,
    'time-records': rows.entities.driver.id,
    'departure-board': rows.entities.driver.id,
    'departure-alerts': rows.departureAlert.id,
    'labour-months': rows.entities.department.id,
    'time-changes': rows.timeChange.id,
    leaves: rows.leave.id,
    'unforeseeable-events': rows.timeChange.eventId,
  };
  const [, kind = '', parameter] = /^\/api\/([\w-]+)\/:(\w+)/.exec(url) ?? [];
  const id = ids[kind];
  if (parameter !== undefined && id === undefined) throw new Error(`There is no row for ${name}`);
  const ofRow: Record<string, string> = id === undefined ? {} : { [parameter ?? '']: id };
  const ofPrograms = { appId: 'haisha', channel: 'presence-vehicle', user: rows.user.id };
  return {
    ...ofPrograms,
    ...ofRow,
    entryId: rows.entry.id,
    fileId: rows.file.id,
    number: '2',
    side: 'front',
    date: dateOf(url),
    ...noteIdsOf(url, rows.notes),
    ...dispatchIdsOf(url, rows.dispatch),
    ...timeChangeIdsOf(url, rows.timeChange),
  };
}
