import { latest, nextAptitudeTestDate, nextHealthCheckDate } from '@haisha/rules/driver-due';
import type { DriverFitness, DriverRecord, DriverRecordInput } from '@haisha/validation/driver-record';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { creator, editor, entityPeople } from '../../crud/entity-people.ts';
import type { Reader, RowRepository, Write } from '../../crud/entity-repository.ts';
import type { RowScope } from '../../crud/row-scope.ts';
import { driverRecords } from '../../db/schema/driver-records.ts';
import { drivers } from '../../db/schema/drivers.ts';
import { withinDrivers } from './driver-list.ts';
import { announcePart, type PartOwner, partOwner, unwritten, upsertPart } from './driver-part.ts';

type DriverRecordRow = DriverRecord & PartOwner;

const nothing: DriverRecordInput = {
  licenceNumber: null,
  licenceMedium: null,
  licenceExpiryDate: null,
  hasTowing: false,
  licenceConditions: null,
  licences: [],
  qualifications: [],
  healthChecks: [],
  sleepApneaCheckDate: null,
  healthRestrictions: null,
  aptitudeTests: [],
  events: [],
};

const {
  driverId: _driver,
  updatedBy: _editor,
  nextHealthCheckDate: _check,
  nextAptitudeTestDate: _test,
  ...entered
} = getTableColumns(driverRecords);

/** Its driver is locked with it, and is there before anything has been entered. */
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
    return { ...owner, ...(part ?? { ...nothing, ...unwritten(owner) }) };
  },
};

/** Writes licences, qualifications, health and aptitude, and when the next check-up and test are due. */
export async function setRecord(write: Write, driverId: string, input: DriverRecordInput): Promise<void> {
  const { tx } = write;
  const [driver] = await tx.select({ birthDate: drivers.birthDate }).from(drivers).where(eq(drivers.id, driverId));
  if (!driver) throw new Error('the driver is gone');
  const { insert, set } = upsertPart(write, driverRecords, recordRow(input, driver));
  await tx
    .insert(driverRecords)
    .values({ driverId, ...insert })
    .onConflictDoUpdate({ target: driverRecords.driverId, set });
  await announcePart(write, driverId);
}

export function recordRow(input: DriverRecordInput, { birthDate }: { birthDate: string }) {
  return {
    ...input,
    nextHealthCheckDate: nextHealthCheckDate(input.healthChecks),
    nextAptitudeTestDate: nextAptitudeTestDate(input.aptitudeTests, birthDate),
  };
}

/** Whether somebody is fit, without the findings. */
export function fitnessOf({ healthChecks, healthRestrictions }: DriverRecord): DriverFitness {
  return { result: latest(healthChecks)?.result ?? null, healthRestrictions };
}
