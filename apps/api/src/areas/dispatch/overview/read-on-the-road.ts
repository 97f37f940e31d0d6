import { addDays } from '@haisha/rules/calendar';
import { type OnTheRoad, roadStepMinutes } from '@haisha/validation/on-the-road';
import { and, gte, isNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { allocations } from '../../../db/schema/dispatch/allocations.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { allocationsWithin } from '../allocations/allocation-scope.ts';
import { ownCentres } from './own-centres.ts';

const steps = (24 * 60) / roadStepMinutes;
/** No run is longer: one that nobody brought back is not on the road for ever. Some start on the eve of their day. */
const longestRunDays = 2;

type Count = { minutes: number; isNow: boolean; planned: number; actual: number };

/** Counts the vehicles on the road at each step of today and now; a vehicle with two runs at once counts once. */
export async function readOnTheRoad(db: Database, scope: RowScope, now: Date): Promise<OnTheRoad> {
  const { actualInAt, actualOutAt, during, id, operationDate, status, vehicleId } = allocations;
  const runs = db
    .select({
      unit: sql<string>`coalesce(${vehicleId}, ${id})`.as('unit'),
      during,
      out: sql`${actualOutAt}`.as('out_at'),
      back: sql`${actualInAt}`.as('back_at'),
    })
    .from(allocations)
    .where(
      and(
        allocationsWithin(scope),
        ownCentres(scope, allocations.departmentId),
        gte(operationDate, addDays(scope.today, -longestRunDays)),
        lte(operationDate, addDays(scope.today, 1)),
        notInArray(status, ['cancelled', 'declined']),
        isNull(allocations.archivedAt),
      ),
    )
    .as('runs');
  const { rows } = await db.execute<Count>(sql`
    with midnight as (select ${scope.today}::timestamp at time zone 'Asia/Tokyo' as at),
    steps as (
      select at + n * make_interval(mins => ${roadStepMinutes}::int) as at, false as is_now
        from midnight, generate_series(0, ${steps}::int) n
      union all select ${now.toISOString()}::timestamptz, true
    )
    select floor(extract(epoch from steps.at - midnight.at) / 60)::int as minutes, is_now as "isNow",
      count(distinct unit) filter (where during @> steps.at)::int as planned,
      count(distinct unit) filter (where out_at <= steps.at and (back_at is null or back_at > steps.at))::int as actual
    from midnight cross join steps left join ${runs} on during @> steps.at
      or (out_at <= steps.at and (back_at is null or back_at > steps.at))
    group by steps.at, is_now, midnight.at
    order by steps.at`);
  const ofSteps = rows.filter(({ isNow }) => !isNow);
  const ofNow = rows.find(({ isNow }) => isNow) ?? { minutes: 0, planned: 0, actual: 0 };
  return {
    date: scope.today,
    planned: ofSteps.map(({ planned }) => planned),
    actual: ofSteps.filter(({ minutes }) => minutes <= ofNow.minutes).map(({ actual }) => actual),
    now: { minutes: ofNow.minutes, planned: ofNow.planned, actual: ofNow.actual },
  };
}
