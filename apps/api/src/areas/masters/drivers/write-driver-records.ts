import type { DriverRecordInput } from '@haisha/validation/driver-record';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { isAmong } from '../../../db/is-among.ts';
import { driverRecords } from '../../../db/schema/masters/driver-records.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { insertRows } from '../../../services/records/write/write-many.ts';

type OfDriver = { driverId: string; record: DriverRecordInput };

const { driverId, version, updatedAt, ...written } = getTableColumns(driverRecords);

/** The first records of drivers, as one stream however many they are. */
export async function insertRecords({ tx, actor }: Write, records: readonly OfDriver[]): Promise<void> {
  await insertRows(
    tx,
    driverRecords,
    records.map((one) => ({ driverId: one.driverId, ...one.record, updatedBy: actor.userId })),
  );
}

/** Records of drivers that may have had none. */
export async function replaceRecords({ tx, actor }: Write, records: readonly OfDriver[]): Promise<void> {
  if (records.length === 0) return;
  const set = Object.fromEntries(
    Object.entries(written).map(([field, { name }]): [string, SQL] => [field, sql`excluded.${sql.identifier(name)}`]),
  );
  await tx
    .insert(driverRecords)
    .values(records.map((one) => ({ driverId: one.driverId, ...one.record, updatedBy: actor.userId })))
    .onConflictDoUpdate({
      target: driverId,
      set: { ...set, version: sql`${version} + 1`, updatedAt: sql`now()` },
    });
}

/** Removes records, as if nothing had ever been entered. */
export async function removeRecords({ tx }: Pick<Write, 'tx'>, driverIds: readonly string[]): Promise<void> {
  if (driverIds.length > 0) await tx.delete(driverRecords).where(isAmong(driverId, driverIds));
}
