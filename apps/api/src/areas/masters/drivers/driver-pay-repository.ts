import type { DriverPay, DriverPayInput } from '@haisha/validation/driver-pay';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { driverPays } from '../../../db/schema/masters/driver-pays.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import type { Reader, RowRepository, Write } from '../../../services/records/entity-repository.ts';
import { creator, editor, entityPeople } from '../../../services/records/read/entity-people.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { withinDrivers } from './driver-list.ts';
import { announcePartOf, type PartOwner, partOwner, unwritten, upsertPart } from './driver-part.ts';

type DriverPayRow = DriverPay & PartOwner;

const nothing = {
  payType: null,
  baseAmountYen: null,
  hourlyBaseYen: null,
  allowances: [],
  commutingYen: null,
  closingGroup: null,
  bankCode: null,
  bankName: null,
  branchCode: null,
  branchName: null,
  bankAccountType: null,
  bankAccountNumber: null,
  bankAccountHolder: null,
  note: null,
};

const { driverId: _driver, updatedBy: _editor, ...entered } = getTableColumns(driverPays);

/**
 * Its driver is locked with it, and is there before anything has been entered. In the audit log it belongs to no
 * department: a manager, who reads the log of the own one, may not read pay.
 */
export const driverPayRepository: RowRepository<DriverPayRow> = {
  entity: 'driverPay',
  table: drivers,

  async find(db: Reader, id: string, scope: RowScope) {
    const [row] = await db
      .select({ ...partOwner, ...entityPeople, entered })
      .from(drivers)
      .leftJoin(driverPays, eq(driverPays.driverId, drivers.id))
      .leftJoin(creator, eq(creator.id, drivers.createdBy))
      .leftJoin(editor, eq(editor.id, driverPays.updatedBy))
      .where(and(eq(drivers.id, id), withinDrivers(scope)));
    if (!row) return null;
    const { entered: part, ...owner } = row;
    return { ...owner, ...(part ?? { ...nothing, ...unwritten(owner) }) };
  },
};

export async function setPay(write: Write, driverId: string, input: DriverPayInput): Promise<void> {
  const { insert, set } = upsertPart(write, driverPays, input);
  await write.tx
    .insert(driverPays)
    .values({ driverId, ...insert })
    .onConflictDoUpdate({ target: driverPays.driverId, set });
  await announcePartOf(write, driverId);
}
