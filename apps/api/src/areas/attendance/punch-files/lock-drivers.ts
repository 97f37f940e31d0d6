import { asc } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { isAmong } from '../../../db/is-among.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';

/** Keeps others from writing punches of some drivers, in one order, so that two files do not wait for each other. */
export async function lockDrivers(tx: Transaction, driverIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: drivers.id })
    .from(drivers)
    .where(isAmong(drivers.id, [...new Set(driverIds)]))
    .orderBy(asc(drivers.id))
    .for('no key update');
}
