import { addDays } from '@haisha/rules/calendar';
import { dayNumberOf, dayText, minuteOf } from '@haisha/rules/hours/japan-minute';
import type { PunchInput, TimeRecord } from '@haisha/validation/time-record';
import { and, eq, or } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { punches } from '../../../db/schema/attendance/punches.ts';
import { validationFailed, valueTaken } from '../../../http/errors.ts';
import { readPunchTimes } from '../../../services/duties/read-punch-times.ts';
import { requireOpenDay } from '../labour-months/read-locks.ts';
import { readPlannedRuns } from './read-plans.ts';
import { readRecord } from './read-records.ts';
import type { PunchingDriver } from './recorded-drivers.ts';
import { refusedMoment } from './refused-times.ts';
import { storePunches } from './store-punches.ts';
import { workDateOf } from './work-date.ts';

/** `by` is whoever punched at a phone; at a tablet nobody is logged in. */
type Added = { driver: PunchingDriver; input: PunchInput; now: Date } & ({ by: string } | { deviceId: string });

/**
 * Stores a punch of a locked driver once, however often it is sent and in whatever order, and answers the record of its day;
 * `isNew` says whether it was stored now. Refuses with `value.taken` an id that stands for another punch.
 */
export async function addPunch(
  tx: Transaction,
  { driver, input, now, ...made }: Added,
): Promise<{ record: TimeRecord; isNew: boolean }> {
  const { at, id, kind } = input;
  const isSame = and(eq(punches.driverId, driver.id), eq(punches.kind, kind), eq(punches.firstAt, at));
  const known = await tx
    .select()
    .from(punches)
    .where(or(eq(punches.id, id), isSame));
  const ofId = known.find((one) => one.id === id);
  const present = known.find((one) => one.driverId === driver.id && one.kind === kind && one.firstAt === at);
  if (ofId && ofId !== present) throw taken();
  if (present) return { record: await readRecord(tx, driver.id, present.workDate), isNew: false };
  const errors = refusedMoment('at', Date.parse(at), driver.leftDate, now);
  if (errors.length > 0) throw validationFailed(errors);
  const workDate = await dayOf(tx, driver.id, input);
  await requireOpenDay(tx, driver.id, workDate);
  const times = { driverId: driver.id, workDate, kind, at, firstAt: at, receivedAt: now.toISOString() };
  const place =
    'by' in made
      ? ({ method: 'phone', createdBy: made.by } as const)
      : ({ method: 'kiosk', deviceId: made.deviceId } as const);
  const stored = await storePunches(tx, [{ id, ...times, ...place }]);
  // Of another driver, at this moment.
  if (stored === 0) throw taken();
  return { record: await readRecord(tx, driver.id, workDate), isNew: true };
}

function taken() {
  return valueTaken([{ path: 'id', code: 'taken' }]);
}

async function dayOf(tx: Transaction, driverId: string, input: PunchInput): Promise<string> {
  const day = dayText(dayNumberOf(minuteOf(input.at)));
  const beside = { from: addDays(day, -2), to: addDays(day, 2) };
  const runs = await readPlannedRuns(tx, [driverId], beside);
  const times = await readPunchTimes(tx, [driverId], beside);
  return workDateOf(input, runs, times.get(driverId) ?? []);
}
