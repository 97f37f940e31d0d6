import { addDays } from '@haisha/rules/calendar';
import { plainCode } from '@haisha/rules/punches/file/cells';
import { nextAfter } from '@haisha/rules/punches/next-punch';
import type { KioskDriver } from '@haisha/validation/kiosk';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { tokyoDay } from '../../../clock.ts';
import type { Transaction } from '../../../db/database.ts';
import { driverCards } from '../../../db/schema/attendance/driver-cards.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import type { Device } from '../../../http/access/device-session.ts';
import { readPunchTimes } from '../../../services/duties/read-punch-times.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';

/** Finds the driver of a device's centre who has a code or a card; null where there is none, or none who still works. */
export async function findKioskDriver(db: Reader, { departmentId }: Device, typed: string, now: Date) {
  const code = plainCode(typed);
  const { id, leftDate, name, nameEn } = drivers;
  const byCard = sql`${id} = (select ${driverCards.driverId} from ${driverCards} where ${eq(driverCards.code, code)})`;
  const works = or(isNull(leftDate), sql`${leftDate} >= ${tokyoDay(now)}::date`);
  const found = await db
    .select({ id, name, nameEn, leftDate, departmentId: drivers.departmentId, isCard: sql<boolean>`${byCard}` })
    .from(drivers)
    .where(
      and(
        eq(drivers.departmentId, departmentId),
        isNull(drivers.archivedAt),
        works,
        or(eq(sql`upper(${drivers.code})`, code), byCard),
      ),
    );
  return found.find(({ isCard }) => isCard) ?? found[0] ?? null;
}

/** Locks a driver, so that nobody else writes punches of the driver meanwhile. */
export async function lockKioskDriver(tx: Transaction, driverId: string): Promise<void> {
  await tx.select({ id: drivers.id }).from(drivers).where(eq(drivers.id, driverId)).for('no key update');
}

/** What a driver most likely does next, after the punches of today and of a shift that goes on. */
export async function nextOf(
  db: Reader,
  driverId: string,
  now: Date,
): Promise<Pick<KioskDriver, 'next' | 'isOnBreak'>> {
  const today = tokyoDay(now);
  const days = { from: addDays(today, -1), to: addDays(today, 1) };
  const times = (await readPunchTimes(db, [driverId], days)).get(driverId) ?? [];
  const going = times.filter(({ date }) => date < today);
  const { button } = nextAfter(going, now.getTime());
  const isGoing = going.length > 0 && button !== null && button !== 'clockIn';
  const next = nextAfter(isGoing ? times : times.filter(({ date }) => date >= today), now.getTime());
  return { next: next.button, isOnBreak: next.isOnBreak };
}
