import type { PunchKind } from '@haisha/rules/punches/punch';
import type { StopKind } from '@haisha/validation/allocation-choices';
import { type SQL, sql } from 'drizzle-orm';
import { isoInstant } from '../../../db/instant.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';

/** A stop as it was planned and as it was, with what was loaded there. */
export type PlannedStop = {
  id: string;
  kind: StopKind;
  placeName: string | null;
  plannedArriveAt: string;
  plannedDepartAt: string;
  workMinutes: number;
  actualArriveAt: string | null;
  actualDepartAt: string | null;
  waitingMinutes: number | null;
  weightKg: number | null;
  pieces: number | null;
};

export type RunPlan = {
  actualOutAt: string | null;
  actualInAt: string | null;
  odometerOutKm: number | null;
  odometerInKm: number | null;
  stops: PlannedStop[];
  /** Of the drivers on the operation date, in order of time. */
  punches: { driverId: string; kind: PunchKind; at: string }[];
  /** Between which moments each driver is on the run, in the order of their roles. */
  crew: { driverId: string; from: string; to: string }[];
};

/** Reads what is known of a run before its report: when it left and came back, its stops, and the punches of its drivers. */
export async function readRunPlan(db: Reader, runId: string): Promise<RunPlan> {
  const iso = (name: string): SQL => isoInstant(sql.raw(name));
  const { rows } = await db.execute<RunPlan>(sql`
    select ${iso('a.actual_out_at')} as "actualOutAt", ${iso('a.actual_in_at')} as "actualInAt",
      a.odometer_out_km as "odometerOutKm", a.odometer_in_km as "odometerInKm",
      (select coalesce(json_agg(json_build_object('id', s.id, 'kind', s.kind, 'placeName', coalesce(n.name, s.place_name),
          'plannedArriveAt', ${iso('s.planned_arrive_at')}, 'plannedDepartAt', ${iso('s.planned_depart_at')},
          'workMinutes', s.work_minutes, 'actualArriveAt', ${iso('s.actual_arrive_at')},
          'actualDepartAt', ${iso('s.actual_depart_at')}, 'waitingMinutes', s.waiting_minutes,
          'weightKg', g.weight, 'pieces', g.pieces) order by s.position), '[]')
        from allocation_stops s left join destinations n on n.id = s.destination_id
          left join lateral (select sum(weight_kg)::float8 as weight, sum(quantity)::int as pieces from deliveries
            where load_stop_id = s.id and archived_at is null) g on true
        where s.allocation_id = a.id) as stops,
      (select coalesce(json_agg(json_build_object('driverId', p.driver_id, 'kind', p.kind, 'at', ${iso('p.at')})
          order by p.at), '[]')
        from allocation_crew c join punches p on p.driver_id = c.driver_id and p.work_date = a.operation_date
        where c.allocation_id = a.id and c.role <> 'helper' and not c.is_released and p.at is not null) as punches,
      (select coalesce(json_agg(json_build_object('driverId', c.driver_id, 'from', ${iso('lower(c.during)')},
          'to', ${iso('upper(c.during)')}) order by c.role, lower(c.during)), '[]')
        from allocation_crew c where c.allocation_id = a.id and c.role <> 'helper' and not c.is_released) as crew
    from allocations a where a.id = ${runId}`);
  const [plan] = rows;
  if (!plan) throw new Error(`no run ${runId}`);
  return plan;
}
