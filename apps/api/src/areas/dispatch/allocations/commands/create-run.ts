import { dutyAround } from '@haisha/rules/runs/run-figures';
import { searchText } from '@haisha/rules/search-text';
import type { Allocation } from '@haisha/validation/allocation';
import type { AllocationInput } from '@haisha/validation/allocation-command';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../../db/database.ts';
import { allocations } from '../../../../db/schema/dispatch/allocations.ts';
import { courses } from '../../../../db/schema/masters/courses.ts';
import { deliveryCompanies } from '../../../../db/schema/masters/delivery-companies.ts';
import { departments } from '../../../../db/schema/masters/departments.ts';
import { vehicles } from '../../../../db/schema/masters/vehicles.ts';
import type { Write } from '../../../../services/records/entity-repository.ts';
import { requireWithinScope } from '../../../../services/records/read/row-scope.ts';
import { createdBy, requireLive } from '../../../../services/records/write/row-writes.ts';
import { createEntity } from '../../../../services/records/write/write-entity.ts';
import { takeNumbers } from '../../take-numbers.ts';
import { withReason } from '../allocation-repository.ts';
import { passChecks } from '../pass-checks.ts';
import { type DriverIds, setDrivers } from '../run-crew.ts';
import { commandDeliveries, lockDeliveries, requireSameDay, requireSeen } from '../run-deliveries.ts';
import { replanStops } from '../run-plan.ts';

/** A run as the board asks for it; one that is split off stands on no row yet. */
export type NewRun = Omit<AllocationInput, 'target'> & { target: AllocationInput['target'] | null };

/** Makes a run on a row of the board, and judges it. In a batch, warnings wait for the confirmation. */
export async function createRun(write: Write, input: NewRun, inBatch = false): Promise<Allocation> {
  const repository = {
    ...withReason(1, input.reason),
    insert: async (own: Write) => {
      const id = await insertRun(own, input);
      await passChecks(own, id, [], { manner: inBatch ? 'keep' : 'ask', reason: input.reason });
      return id;
    },
  };
  return await createEntity(write, repository, input);
}

async function insertRun(write: Write, input: NewRun): Promise<string> {
  const { actor, scope, tx } = write;
  requireWithinScope(scope, input.departmentId);
  await requireLive(tx, departments, input.departmentId, 'departmentId');
  const course = await courseOf(tx, input.courseId);
  const goods = await lockDeliveries(
    write,
    input.deliveries.map(({ id }) => id),
  );
  requireSeen(goods, input.deliveries);
  requireSameDay(input.operationDate, goods, input.deliveries);
  const [number = ''] = await takeNumbers(tx, 'allocation', [input.operationDate]);
  const during = { start: input.start, end: input.end };
  const row = await rowOf(tx, input);
  const [made] = await tx
    .insert(allocations)
    .values({
      ...row,
      number,
      operationDate: input.operationDate,
      departmentId: input.departmentId,
      courseId: input.courseId,
      title: input.title,
      status: 'planned',
      during,
      ...dutyAround(input.start, input.end, course),
      searchText: searchText(number, course?.code ?? null, course?.name ?? null, input.title),
      ...createdBy(actor),
    })
    .returning({ id: allocations.id, reportAt: allocations.reportAt, endAt: allocations.endAt });
  if (!made) throw new Error('no run was made');
  if (row.ownership === 'own') await setDrivers(tx, { id: made.id, during }, driversOf(input));
  await commandDeliveries(write, goods, [['assign']], { allocationId: made.id });
  await replanStops(tx, { ...input, ...made });
  return made.id;
}

type Row = Pick<typeof allocations.$inferInsert, 'ownership' | 'vehicleId' | 'deliveryCompanyId' | 'tier'>;

/** The columns of the row of the board on which a run stands. */
async function rowOf(tx: Transaction, { target, vehicleId }: NewRun): Promise<Row> {
  if (target && 'deliveryCompanyId' in target) return await hiredFrom(tx, target.deliveryCompanyId);
  const own = target && 'vehicleId' in target ? target.vehicleId : vehicleId;
  if (own !== null) await requireLive(tx, vehicles, own, 'vehicleId');
  return { ownership: 'own', vehicleId: own, deliveryCompanyId: null, tier: null };
}

function driversOf({ driverIds, target }: NewRun): DriverIds {
  const { driver1Id = null, driver2Id = null } = driverIds ?? {};
  return { driver1Id: target && 'driverId' in target ? target.driverId : driver1Id, driver2Id };
}

/** The columns of a run that a delivery company drives. */
export async function hiredFrom(tx: Transaction, deliveryCompanyId: string): Promise<Row & { trailerId: null }> {
  await requireLive(tx, deliveryCompanies, deliveryCompanyId, 'deliveryCompanyId');
  const [company] = await tx
    .select({ tier: deliveryCompanies.defaultTier })
    .from(deliveryCompanies)
    .where(eq(deliveryCompanies.id, deliveryCompanyId));
  return { ownership: 'hired', vehicleId: null, trailerId: null, deliveryCompanyId, tier: company?.tier ?? 1 };
}

async function courseOf(tx: Transaction, id: string | null) {
  if (id === null) return null;
  await requireLive(tx, courses, id, 'courseId');
  const [course] = await tx.select().from(courses).where(eq(courses.id, id));
  return course ?? null;
}
