import { addDays } from '@haisha/rules/calendar';
import { and, eq, isNull } from 'drizzle-orm';
import { tokyoDay } from '../src/clock.ts';
import { labourMonthLocks } from '../src/db/schema/attendance/labour-month-locks.ts';
import { timeChangeRules } from '../src/db/schema/attendance/time-change-rules.ts';
import { timeChanges } from '../src/db/schema/attendance/time-changes.ts';
import { unforeseeableEvents } from '../src/db/schema/attendance/unforeseeable-events.ts';
import { files } from '../src/db/schema/services/files.ts';
import type { TestApp } from './build-test-app.ts';
import type { Route } from './routes.ts';

type Db = TestApp['db'];
type Named = Pick<Route, 'name'>;

/** A change of a driver that nobody has decided, with a paper. */
export type TimeChangeRow = { id: string; fileId: string; eventId: string; documentId: string };

/** A labour month that is over. */
const over = { fromDate: '2026-08-21', toDate: '2026-09-20' };

/** A day that the office changes alone, and one of a labour month that is over. */
export function dateOf(url: string): string {
  return url.startsWith('/api/labour-months/') ? over.toDate : addDays(tokyoDay(new Date()), -1);
}

export function timeChangeIdsOf(url: string, { documentId, fileId }: TimeChangeRow): Record<string, string> {
  if (url.startsWith('/api/unforeseeable-events/')) return { fileId: documentId };
  return url.startsWith('/api/time-changes/') ? { fileId } : {};
}

/** A change that leaves things as they are, so that it can be approved again and again. */
export async function createTimeChangeRow(db: Db, driverId: string): Promise<TimeChangeRow> {
  const asked = { status: 'requested', reason: 'forgotten' } as const;
  const values = { ...asked, driverId, workDate: '2026-06-10', before: [], after: [], requestedRoles: [] };
  const [row] = await db.insert(timeChanges).values(values).returning({ id: timeChanges.id });
  const fileId = await createPaper(db, 'timeChange', row?.id ?? '');
  const happened = { startAt: '2026-06-10T01:00:00Z', endAt: '2026-06-10T02:00:00Z' };
  const [event] = await db
    .insert(unforeseeableEvents)
    .values({ driverId, workDate: '2026-06-10', kind: 'breakdown', ...happened })
    .returning({ id: unforeseeableEvents.id });
  const eventId = event?.id ?? '';
  return { id: row?.id ?? '', fileId, eventId, documentId: await createPaper(db, 'unforeseeableEvent', eventId) };
}

async function createPaper(db: Db, entity: string, entityId: string): Promise<string> {
  const paper = {
    name: '証明.pdf',
    mediaType: 'application/pdf',
    sizeBytes: 0,
    sha256: '',
    storage: 'database',
  } as const;
  const [file] = await db
    .insert(files)
    .values({ ...paper, entity, entityId })
    .returning({ id: files.id });
  return file?.id ?? '';
}

/** As before: a change waits, nobody set a rule, and the month is open, or locked where it is about to be opened. */
export async function revivedTimeChange(
  db: Db,
  present: TimeChangeRow,
  { departmentId, driverId, route }: { departmentId: string; driverId: string; route: Named },
): Promise<TimeChangeRow> {
  await db.delete(timeChangeRules);
  const isOpen = and(eq(labourMonthLocks.departmentId, departmentId), isNull(labourMonthLocks.unlockedAt));
  const opened = { unlockedAt: new Date().toISOString(), unlockReason: '試験' };
  if (route.name.endsWith('/reopen'))
    await db
      .insert(labourMonthLocks)
      .values({ departmentId, ...over, driverIds: [] })
      .onConflictDoNothing();
  else await db.update(labourMonthLocks).set(opened).where(isOpen);
  const [row] = await db.select().from(timeChanges).where(eq(timeChanges.id, present.id));
  const [event] = await db.select().from(unforeseeableEvents).where(eq(unforeseeableEvents.id, present.eventId));
  const isThere = row?.status === 'requested' && event?.takenBackAt === null;
  return isThere ? present : await createTimeChangeRow(db, driverId);
}
