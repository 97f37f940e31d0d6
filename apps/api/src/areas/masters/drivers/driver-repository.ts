import { driverState } from '@haisha/rules/driver-state';
import { searchText } from '@haisha/rules/search-text';
import type { Driver, DriverInput, DriverListQuery, DriverTies, driverUpdateSchema } from '@haisha/validation/driver';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { Transaction } from '../../../db/database.ts';
import { inJapaneseOrder } from '../../../db/indexes.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { deliveryCompanies } from '../../../db/schema/masters/delivery-companies.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { vehicleTypes } from '../../../db/schema/masters/vehicle-types.ts';
import { vehicles } from '../../../db/schema/masters/vehicles.ts';
import type { EntityRepository, Reader } from '../../../services/records/entity-repository.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { changedBy, createdBy, requireAllLive, requireLive } from '../../../services/records/write/row-writes.ts';
import { requireBirthDateOfRecord } from './birth-date-of-record.ts';
import { type DueRecord, driverDueDays, dueRecordsOf } from './driver-due-days.ts';
import { listDrivers, qualificationFields, selectDrivers, withinDrivers } from './driver-list.ts';

type DriverUpdate = z.output<typeof driverUpdateSchema>;

export const driverRepository: EntityRepository<Driver, DriverInput, DriverUpdate, DriverListQuery> = {
  entity: 'driver',
  table: drivers,
  list: listDrivers,
  departmentOf: ({ departmentId }) => departmentId,
  hiddenFields: ({ may }) => (may('driverQualification.update') ? [] : qualificationFields),

  async find(db: Reader, id: string, scope: RowScope) {
    const [row] = await selectDrivers(db, scope).where(and(eq(drivers.id, id), withinDrivers(scope)));
    return row ?? null;
  },

  async insert({ tx, actor, scope }, input) {
    await requireReferences(tx, input);
    const values = { ...driverRow(input, scope.today), ...createdBy(actor) };
    const [row] = await tx.insert(drivers).values(values).returning({ id: drivers.id });
    if (!row) throw new Error('no driver was made');
    return row.id;
  },

  async update({ tx, actor, scope }, row, { version: _, ...input }) {
    await requireReferences(tx, input, row);
    await requireBirthDateOfRecord(tx, scope.today, row, input);
    const entered = await dueRecordsOf(tx, [row.id]);
    await tx
      .update(drivers)
      .set({ ...driverRow(input, scope.today, entered.get(row.id)), ...changedBy(drivers, actor) })
      .where(eq(drivers.id, row.id));
  },

  async checkRestore(tx, row) {
    await requireReferences(tx, row);
  },
};

type References = Pick<
  DriverInput,
  'departmentId' | 'usableVehicleTypeIds' | 'mainVehicleId' | 'deliveryCompanyId' | 'userId'
>;

/** Checks new references only: an unchanged one may have been archived since. */
async function requireReferences(tx: Transaction, now: References, before?: References): Promise<void> {
  for (const [path, table] of [
    ['departmentId', departments],
    ['mainVehicleId', vehicles],
    ['deliveryCompanyId', deliveryCompanies],
    ['userId', users],
  ] as const) {
    const id = now[path];
    if (id !== null && id !== before?.[path]) await requireLive(tx, table, id, path);
  }
  await requireAllLive(tx, {
    table: vehicleTypes,
    ids: now.usableVehicleTypeIds,
    known: before?.usableVehicleTypeIds ?? [],
    pathAt: () => 'usableVehicleTypeIds',
  });
}

/** The columns of a driver; `record` gives the due days, if anything has been entered. */
export function driverRow(input: DriverInput, today: string, record?: DueRecord) {
  const { code, name, kana, nameEn, shortName, phone, note } = input;
  const text = searchText(code, name, kana, nameEn, shortName, phone, note);
  const hasLeft = driverState(input, today) === 'left';
  return { ...input, ...driverDueDays(input, record), hasLeft, searchText: text };
}

/** Lists logins and delivery companies by name, for users who may not read these lists themselves. */
export async function listDriverTies(db: Reader): Promise<DriverTies> {
  const { id, name, kana, archivedAt } = users;
  const [logins, companies] = await Promise.all([
    db
      .select({ id, name })
      .from(users)
      .leftJoin(drivers, eq(drivers.userId, id))
      .where(and(isNull(archivedAt), isNull(drivers.id)))
      .orderBy(inJapaneseOrder(kana)),
    db
      .select({ id: deliveryCompanies.id, name: deliveryCompanies.name, nameEn: deliveryCompanies.nameEn })
      .from(deliveryCompanies)
      .where(isNull(deliveryCompanies.archivedAt))
      .orderBy(inJapaneseOrder(deliveryCompanies.kana)),
  ]);
  return { logins, deliveryCompanies: companies };
}
