import { demoId } from '@haisha/demo-company/demo-id';
import { countPastDays, type DemoPastDay, demoPast } from '@haisha/demo-company/demo-past';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { dailyReports } from '../../db/schema/attendance/daily-reports.ts';
import { punches } from '../../db/schema/attendance/punches.ts';
import { allocationCrew } from '../../db/schema/dispatch/allocation-crew.ts';
import { allocationStops } from '../../db/schema/dispatch/allocation-stops.ts';
import { allocations } from '../../db/schema/dispatch/allocations.ts';
import { deliveries } from '../../db/schema/dispatch/deliveries.ts';
import { announceChange } from '../../services/realtime/messages/announce.ts';
import { insertDailyReports } from '../insert-daily-reports.ts';
import { lockPastMonth } from '../insert-time-changes.ts';
import { insertPastDays } from './insert-past-days.ts';

type Given = { today: string; months: number };
type Watched = { progress: (stepsDone: number, stepsTotal: number) => void; signal: AbortSignal };

const daysAtOnce = 7;

/**
 * Writes the past of the demo company, a week in a transaction. A day on which there is work already is left alone: an earlier
 * attempt wrote it, or somebody was quicker.
 */
export async function fillMonths(db: Database, { months, today }: Given, { progress, signal }: Watched): Promise<void> {
  const total = countPastDays(today, months);
  let isWritten: Promise<unknown> = Promise.resolve();
  let done = 0;
  const written: { from: string; to: string }[] = [];
  for (const days of weeks(demoPast(today, months))) {
    await isWritten;
    progress(done, total);
    signal.throwIfAborted();
    done += days.length;
    written.push({ from: days.at(0)?.day ?? today, to: days.at(-1)?.day ?? today });
    isWritten = db.transaction((tx) => insertPastDays(tx, days, today));
    // The next week is made while the database takes this one; what fails is thrown when it is waited for.
    isWritten.catch(() => undefined);
  }
  await isWritten;
  // From the newest week back: each odometer ends where that of the week after begins.
  for (const week of written.toReversed()) {
    signal.throwIfAborted();
    await db.transaction((tx) => insertDailyReports(tx, { ...week, today }));
  }
  await lockPastMonth(db, today);
  progress(total, total);
  for (const table of [deliveries, allocations, allocationCrew, allocationStops, punches, dailyReports])
    await db.execute(sql`analyze ${table}`);
}

/** Tells open pages that their lists have grown. */
export async function announceMonths(tx: Transaction): Promise<undefined> {
  const departmentIds = ['IW', 'FN', 'AT'].map((code) => demoId(`department ${code}`));
  for (const entity of ['delivery', 'allocation'])
    announceChange(tx, { entity, id: demoId(`past of ${entity}`), version: 1, action: 'create', departmentIds });
}

function* weeks(days: Iterable<DemoPastDay>): Generator<DemoPastDay[]> {
  let week: DemoPastDay[] = [];
  for (const day of days) {
    week.push(day);
    if (week.length < daysAtOnce) continue;
    yield week;
    week = [];
  }
  if (week.length > 0) yield week;
}
