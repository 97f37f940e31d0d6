import { isDeepStrictEqual } from 'node:util';
import type { Permission } from '@haisha/rules/permission';
import { driverInputSchema } from '@haisha/validation/driver';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { permissionDenied } from '../../../http/errors.ts';
import type { RowUpdate } from '../../../services/imports/imported-entity.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { insertEntities, setColumns, updateEntities } from '../../../services/records/write/write-many.ts';
import { driverDueDays, dueRecordsOf } from './driver-due-days.ts';
import { type DriverFileInput, type DriverOfFile, isSameRecord, recordOf } from './driver-file.ts';
import { driverRow } from './driver-repository.ts';
import { noRecord } from './record-of-driver.ts';
import { insertRecords, replaceRecords } from './write-driver-records.ts';

/** The permission that the page of the record asks for. */
export const needsOfRecord: Permission = 'driverQualification.update';

const ownFields = Object.keys(driverInputSchema.shape) as (keyof typeof driverInputSchema.shape)[];

/** Inserts drivers, and records where the file has something for them. */
export async function insertDrivers(write: Write, inputs: DriverFileInput[]): Promise<string[]> {
  const { tx, actor, scope } = write;
  const records = inputs.map(recordOf);
  if (records.some((record) => record !== null)) requireRight(write);
  const rows = inputs.map((input, index) => driverRow(input, scope.today, records[index] ?? undefined));
  const ids = await insertEntities(tx, drivers, actor, rows);
  const entered = ids.flatMap((driverId, index) => {
    const record = records[index];
    return record ? [{ driverId, record }] : [];
  });
  await insertRecords(write, entered);
  return ids;
}

/** Updates drivers and records, each only where it changes: they have separate versions and histories. */
export async function updateDrivers(write: Write, changes: RowUpdate<DriverOfFile, DriverFileInput>[]): Promise<void> {
  const { tx, actor, scope } = write;
  const wanted = changes.map(({ row, input }) => {
    const record = recordOf(input);
    return { row, input, record, isOther: !isSameRecord(record, row.record) };
  });
  const others = wanted.filter(({ isOther }) => isOther);
  if (others.length > 0) requireRight(write);
  // Keeps an emptied record, so that its version goes on.
  await replaceRecords(
    write,
    others.map(({ row, record }) => ({ driverId: row.id, record: record ?? noRecord })),
  );
  const entered = await dueRecordsOf(
    tx,
    wanted.map(({ row }) => row.id),
  );
  const [kept, changed] = [others.filter(isDriverKept), wanted.filter((one) => !one.isOther || !isDriverKept(one))];
  await setColumns(
    tx,
    drivers,
    kept.map(({ row, input }) => ({ id: row.id, ...driverDueDays(input, entered.get(row.id)) })),
  );
  await updateEntities(
    tx,
    drivers,
    actor,
    changed.map(({ row, input }) => ({ ...driverRow(input, scope.today, entered.get(row.id)), id: row.id })),
  );
}

/** The record of a driver as its own page writes it into the audit log. */
export function recordedRecord({ id, code, name, departmentId, record, recorded }: DriverOfFile) {
  return { id, code, name, departmentId, ...(record ?? noRecord), version: recorded?.version ?? 0 };
}

/** Checks the right again: it may be gone since the file was judged. */
function requireRight({ scope }: Write): void {
  if (!scope.may(needsOfRecord)) throw permissionDenied();
}

function isDriverKept({ row, input }: RowUpdate<DriverOfFile, DriverFileInput>): boolean {
  return ownFields.every((field) => isDeepStrictEqual(row[field], input[field]));
}
