import { registeredShipments, type Shipment } from '@haisha/rules/runs/transport-register';
import type { Allocation, RegisterQuery } from '@haisha/validation/allocation';
import type { Delivery } from '@haisha/validation/delivery';
import { and, asc, eq, gte, inArray, isNull, lte, ne, notInArray } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { isAmong } from '../../../../db/is-among.ts';
import { allocations } from '../../../../db/schema/dispatch/allocations.ts';
import { deliveries } from '../../../../db/schema/dispatch/deliveries.ts';
import { deliveryCompanies } from '../../../../db/schema/masters/delivery-companies.ts';
import type { RowScope } from '../../../../services/records/read/row-scope.ts';
import { selectDeliveries } from '../../deliveries/select-deliveries.ts';
import { allocationsWithin } from '../allocation-scope.ts';
import { selectAllocations } from '../select-allocations.ts';

/** A shipment that another company drives, with its run. */
export type RegisterEntry = { run: Allocation; permitNumber: string | null; shipment: Shipment<Delivery> };

/** A run is passed on once its delivery company has said yes. */
const notYet = ['planned', 'requested', 'declined', 'cancelled'] as const;

/** Reads what belongs into the register of actual carriers of some days, within scope, by day and number. */
export async function readRegister(db: Database, query: RegisterQuery, scope: RowScope): Promise<RegisterEntry[]> {
  const runs = await selectAllocations(db, scope)
    .where(
      and(
        allocationsWithin(scope),
        eq(allocations.ownership, 'hired'),
        notInArray(allocations.status, [...notYet]),
        gte(allocations.operationDate, query.from),
        lte(allocations.operationDate, query.to),
        query.departmentId ? eq(allocations.departmentId, query.departmentId) : undefined,
        isNull(allocations.archivedAt),
      ),
    )
    .orderBy(asc(allocations.operationDate), asc(allocations.number));
  const ids = runs.map(({ id }) => id);
  const goods = await selectDeliveries(db, { may: () => false })
    .where(and(isAmong(deliveries.allocationId, ids), ne(deliveries.operationStatus, 'cancelled')))
    .orderBy(asc(deliveries.number));
  const ofRun = Map.groupBy(goods, ({ allocationId }) => allocationId);
  const companyIds = [...new Set(runs.flatMap(({ deliveryCompanyId }) => deliveryCompanyId ?? []))];
  const { id, permitNumber } = deliveryCompanies;
  const companies = await db.select({ id, permitNumber }).from(deliveryCompanies).where(inArray(id, companyIds));
  const permits = new Map(companies.map((company) => [company.id, company.permitNumber]));
  return runs.flatMap((run) =>
    registeredShipments(ofRun.get(run.id) ?? []).map((shipment) => ({
      run,
      permitNumber: (run.deliveryCompanyId && permits.get(run.deliveryCompanyId)) ?? null,
      shipment,
    })),
  );
}
