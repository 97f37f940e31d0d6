import { dayMinutes, dayNumber, instantOf } from '@haisha/rules/hours/japan-minute';
import type { StoredFile } from '@haisha/validation/file';
import type { TimeRecord } from '@haisha/validation/time-record';
import type { UnforeseeableEventInput } from '@haisha/validation/unforeseeable-event';
import { and, eq, isNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { unforeseeableEvents } from '../../../db/schema/attendance/unforeseeable-events.ts';
import { files } from '../../../db/schema/services/files.ts';
import { recordArchived, recordNotFound } from '../../../http/errors.ts';
import type { AcceptedFile } from '../../../services/files/accept/accept-file.ts';
import { addFile } from '../../../services/files/record-files.ts';
import type { FileRow, FileStore } from '../../../services/files/storage/file-store.ts';
import { recordAudit } from '../../../services/records/audit/record-audit.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { requireOpenDay } from '../labour-months/read-locks.ts';
import { announcePunches } from '../time-records/announce-punches.ts';
import { readRecord } from '../time-records/read-records.ts';
import { lockDriver, type PunchingDriver } from '../time-records/recorded-drivers.ts';

const entity = 'unforeseeableEvent';

type Place = { driverId: string; date: string };
type Event = typeof unforeseeableEvents.$inferSelect;

/** Enters an event on a day of a driver, and answers the day with it. Refuses a day of a locked month. */
export async function addEvent(
  write: Write,
  { date, driverId }: Place,
  { fromMinutes, kind, note, toMinutes }: UnforeseeableEventInput,
): Promise<TimeRecord> {
  const { actor, tx } = write;
  const driver = await lockDriver(tx, driverId, write.scope);
  if (!driver) throw recordNotFound();
  if (driver.isArchived) throw recordArchived();
  await requireOpenDay(tx, driverId, date);
  const at = (minutes: number) => new Date(instantOf(dayNumber(date) * dayMinutes + minutes)).toISOString();
  const times = { startAt: at(fromMinutes), endAt: at(toMinutes) };
  const values = { driverId, workDate: date, kind, note, ...times, createdBy: actor.userId };
  const [row] = await tx.insert(unforeseeableEvents).values(values).returning();
  if (!row) throw new Error('no event was entered');
  await tell(write, driver, row, 'create', null);
  return await readRecord(tx, driverId, date);
}

/** Takes an event back, with why, and answers the day without it. */
export async function removeEvent(write: Write, id: string, reason: string, now: Date): Promise<TimeRecord> {
  const { actor, tx } = write;
  const { driver, row } = await lockEvent(write, id);
  await requireOpenDay(tx, row.driverId, row.workDate);
  await tx
    .update(unforeseeableEvents)
    .set({ takenBackAt: now.toISOString(), takenBackBy: actor.userId, takenBackReason: reason })
    .where(eq(unforeseeableEvents.id, id));
  await tell(write, driver, row, 'archive', reason);
  return await readRecord(tx, row.driverId, row.workDate);
}

/** Adds a document to an event, which then may be taken off: refuses a day of a locked month. */
export async function addDocument(write: Write, store: FileStore, id: string, file: AcceptedFile): Promise<StoredFile> {
  const { driver, row } = await lockEvent(write, id);
  await requireOpenDay(write.tx, row.driverId, row.workDate);
  const added = await addFile(write, store, aboutOf(row, driver), file);
  announcePunches(write.tx, driver);
  return added;
}

/** Finds a document of an event and records who looks at it. */
export async function viewDocument(write: Write, { fileId, id }: { id: string; fileId: string }): Promise<FileRow> {
  const { actor, requestId, tx } = write;
  const { driver, row } = await lockEvent(write, id);
  const isIt = and(eq(files.entity, entity), eq(files.entityId, id), eq(files.id, fileId), isNull(files.archivedAt));
  const [file] = await tx.select().from(files).where(isIt);
  if (!file) throw recordNotFound();
  const after = { file: file.name };
  await recordAudit(tx, { ...aboutOf(row, driver), actor, requestId, action: 'view', before: null, after });
  return file;
}

/** Deletes the documents of events that went with their driver. */
export async function clearLeftDocuments(db: Database, store: FileStore): Promise<void> {
  const itsEvent = db
    .select({ one: sql`1` })
    .from(unforeseeableEvents)
    .where(eq(unforeseeableEvents.id, files.entityId));
  const left = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.entity, entity), notExists(itsEvent)));
  await store.remove(
    db,
    left.map(({ id }) => id),
  );
}

/** The driver first, as whoever writes punches does. */
async function lockEvent({ scope, tx }: Write, id: string): Promise<{ row: Event; driver: PunchingDriver }> {
  const { takenBackAt } = unforeseeableEvents;
  const [row] = await tx
    .select()
    .from(unforeseeableEvents)
    .where(and(eq(unforeseeableEvents.id, id), isNull(takenBackAt)));
  const driver = row && (await lockDriver(tx, row.driverId, scope));
  if (!row || !driver) throw recordNotFound();
  return { row, driver };
}

async function tell(
  { actor, requestId, tx }: Write,
  driver: PunchingDriver,
  row: Event,
  action: 'create' | 'archive',
  reason: string | null,
): Promise<void> {
  const facts = { date: row.workDate, kind: row.kind, startAt: row.startAt, endAt: row.endAt, note: row.note };
  await recordAudit(tx, {
    ...{ ...aboutOf(row, driver), actor, requestId, action },
    ...(action === 'create' ? { before: null, after: facts } : { before: facts, after: { reason } }),
  });
  announcePunches(tx, driver);
}

function aboutOf({ id, workDate }: Event, { departmentId }: PunchingDriver) {
  return { entity, entityId: id, label: workDate, departmentIds: [departmentId] } as const;
}
