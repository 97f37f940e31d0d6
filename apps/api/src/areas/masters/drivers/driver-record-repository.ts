import { latest } from '@haisha/rules/driver-due';
import type { DriverFitness, DriverRecord, DriverRecordInput } from '@haisha/validation/driver-record';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { driverRecords } from '../../../db/schema/masters/driver-records.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import type { Reader, RowRepository, Write } from '../../../services/records/entity-repository.ts';
import { creator, editor, entityPeople } from '../../../services/records/read/entity-people.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { requirePlausibleDays } from '../../../services/records/write/require-plausible-days.ts';
import { driverDueDays } from './driver-due-days.ts';
import { withinDrivers } from './driver-list.ts';
import { announcePart, type PartOwner, partOwner, unwritten, upsertPart } from './driver-part.ts';
import { noRecord } from './record-of-driver.ts';

type DriverRecordRow = DriverRecord & PartOwner;

const { driverId: _driver, updatedBy: _editor, ...entered } = getTableColumns(driverRecords);

/** Locks the driver, who exists before anything has been entered. */
export const driverRecordRepository: RowRepository<DriverRecordRow> = {
  entity: 'driverRecord',
  table: drivers,
  departmentOf: ({ departmentId }) => departmentId,

  async find(db: Reader, id: string, scope: RowScope) {
    const [row] = await db
      .select({ ...partOwner, ...entityPeople, entered })
      .from(drivers)
      .leftJoin(driverRecords, eq(driverRecords.driverId, drivers.id))
      .leftJoin(creator, eq(creator.id, drivers.createdBy))
      .leftJoin(editor, eq(editor.id, driverRecords.updatedBy))
      .where(and(eq(drivers.id, id), withinDrivers(scope)));
    if (!row) return null;
    const { entered: part, ...owner } = row;
    return { ...owner, ...(part ?? { ...noRecord, ...unwritten(owner) }) };
  },
};

/** Writes licences, qualifications, health and aptitude, and the driver's next due days; `before` is what was there. */
export async function setRecord(
  write: Write,
  driverId: string,
  input: DriverRecordInput,
  before: object,
): Promise<void> {
  const { tx, scope } = write;
  const { insert, set } = upsertPart(write, driverRecords, input);
  await tx
    .insert(driverRecords)
    .values({ driverId, ...insert })
    .onConflictDoUpdate({ target: driverRecords.driverId, set });
  const { birthDate, hiredDate, appointedDate, canWorkNights, version, departmentId } = drivers;
  const isHis = eq(drivers.id, driverId);
  const [driver] = await tx
    .select({ birthDate, hiredDate, appointedDate, canWorkNights, version, departmentId })
    .from(drivers)
    .where(isHis);
  if (!driver) throw new Error('the driver is gone');
  requirePlausibleDays('driverRecord', input, { today: scope.today, before, known: driver });
  await tx.update(drivers).set(driverDueDays(driver, input)).where(isHis);
  announcePart(write, { id: driverId, ...driver });
}

/** Returns the fitness of a driver without the findings. */
export function fitnessOf({ healthChecks, healthRestrictions }: DriverRecord): DriverFitness {
  return { result: latest(healthChecks)?.result ?? null, healthRestrictions };
}
