import { and, eq, inArray, notInArray, or, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { allocationCrew } from '../../../db/schema/dispatch/allocation-crew.ts';
import { allocations } from '../../../db/schema/dispatch/allocations.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';

/** Before a run is asked for, and after it was declined or cancelled, it is nothing of a delivery company. */
const hiddenFromPartners = ['planned', 'declined', 'cancelled'] as const;

/** The runs within scope; own are those that a driver drives, or that were asked of a delivery company. */
export function allocationsWithin(scope: RowScope): SQL | undefined {
  return withinScope(scope, allocations.departmentId, scope.rows === 'own' ? ownRuns(scope) : undefined);
}

function ownRuns({ userId, deliveryCompanyId }: RowScope): SQL | undefined {
  const driven = inArray(
    allocations.id,
    new QueryBuilder()
      .select({ id: allocationCrew.allocationId })
      .from(allocationCrew)
      .innerJoin(drivers, eq(drivers.id, allocationCrew.driverId))
      .where(and(eq(drivers.userId, userId), eq(allocationCrew.isReleased, false))),
  );
  if (deliveryCompanyId === null) return driven;
  const asked = and(
    eq(allocations.deliveryCompanyId, deliveryCompanyId),
    notInArray(allocations.status, [...hiddenFromPartners]),
  );
  return or(driven, asked);
}

/** Who may see what a delivery company is paid: whoever reads its prices, and the company itself, its own runs. */
export function seesFee({ may }: Pick<RowScope, 'may'>): boolean {
  return may('carrierPrice.read');
}

/** The same scope with what its runs cost, for the checks and the log: they hold it whoever gives the command. */
export function withFees(scope: RowScope): RowScope {
  return { ...scope, may: (permission) => permission === 'carrierPrice.read' || scope.may(permission) };
}

/** An answer as somebody sees it who does not read fees, wherever it holds a run. */
export function withoutFees<Answer>(answer: Answer): Answer {
  if (Array.isArray(answer)) return answer.map(withoutFees) as Answer;
  if (typeof answer !== 'object' || answer === null) return answer;
  const parts = Object.entries(answer).map(([name, part]) => [name, withoutFees(part)]);
  return { ...Object.fromEntries(parts), ...('hiredFeeYen' in answer && { hiredFeeYen: null, fees: null }) } as Answer;
}
