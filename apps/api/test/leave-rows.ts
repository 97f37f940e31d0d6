import { and, eq, ne } from 'drizzle-orm';
import { driverLeaves } from '../src/db/schema/attendance/driver-leaves.ts';
import type { Browser } from './browser.ts';
import type { TestApp } from './build-test-app.ts';
import { created } from './masters.ts';

export type LeaveRow = { id: string; version: number };

/** Days off as a driver asks for them. */
export function leaveBody(values: object = {}) {
  return { kind: 'paid', part: 'day', fromDate: '2027-03-01', toDate: '2027-03-02', note: '私用', ...values };
}

export function createLeaveRow(admin: Browser, driverId: string): Promise<LeaveRow> {
  return created(admin, '/api/leaves', { driverId, ...leaveBody({ fromDate: '2027-01-05', toDate: '2027-01-05' }) });
}

/** As it was before the command of a route, in its present version, and the only one of its driver. */
export async function revivedLeave(db: TestApp['db'], { id }: LeaveRow, url: string): Promise<LeaveRow> {
  const status = url.endsWith('/cancel') ? 'approved' : 'requested';
  const [row] = await db.update(driverLeaves).set({ status }).where(eq(driverLeaves.id, id)).returning();
  if (!row) throw new Error('the leave is gone');
  // Whoever asks next asks for the same days.
  await db.delete(driverLeaves).where(and(eq(driverLeaves.driverId, row.driverId), ne(driverLeaves.id, id)));
  return { id, version: row.version };
}
