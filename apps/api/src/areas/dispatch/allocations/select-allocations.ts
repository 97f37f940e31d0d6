import type { AllocationStop, Crew, RunLoad } from '@haisha/validation/allocation';
import type { RunFees } from '@haisha/validation/run-fees';
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isoInstant } from '../../../db/instant.ts';
import { allocations } from '../../../db/schema/dispatch/allocations.ts';
import { courses } from '../../../db/schema/masters/courses.ts';
import { deliveryCompanies } from '../../../db/schema/masters/delivery-companies.ts';
import { vehicles } from '../../../db/schema/masters/vehicles.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { creator, editor, entityPeople } from '../../../services/records/read/entity-people.ts';
import { referenceNames } from '../../../services/records/read/reference-names.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { seesFee } from './allocation-scope.ts';

const { searchText: _, during: __, confirmedBy: ___, findings, ...withFees } = getTableColumns(allocations);
const { loadingFeeYen, unloadingFeeYen, waitingFeeYen, surchargeYen, otherFeeYen, otherFeeText, ...withRest } =
  withFees;
const { tollYen, taxKind, paymentDate, hiredFeeYen, ...ownColumns } = withRest;

const trailers = alias(vehicles, 'trailers');

const iso = (value: string): SQL => isoInstant(sql.raw(value));
const run = allocations;

/** What is paid beside the hired fee; an own run has none. */
const fees = sql<RunFees | null>`case when ${run.ownership} = 'hired' then json_build_object(
  'loadingFeeYen', ${loadingFeeYen}, 'unloadingFeeYen', ${unloadingFeeYen}, 'waitingFeeYen', ${waitingFeeYen},
  'surchargeYen', ${surchargeYen}, 'otherFeeYen', ${otherFeeYen}, 'otherFeeText', ${otherFeeText},
  'tollYen', ${tollYen}, 'taxKind', ${taxKind}, 'paymentDate', ${paymentDate}) end`;

const crew = sql<Crew[]>`(
  select coalesce(json_agg(json_build_object('id', c.id, 'driverId', c.driver_id, 'driverCode', d.code,
    'driverName', d.name, 'driverNameEn', d.name_en, 'role', c.role, 'start', ${iso('lower(c.during)')},
    'end', ${iso('upper(c.during)')}) order by c.role), '[]')
  from allocation_crew c join drivers d on d.id = c.driver_id where c.allocation_id = ${run.id})`;

/** The day on which a stop is reached, as a weekday of its destination. */
const isClosed = sql`coalesce((array['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'])[
  extract(dow from s.planned_arrive_at at time zone 'Asia/Tokyo')::int + 1] = any(p.closed_weekdays), false)`;

const wish = (minutes: string): SQL =>
  isoInstant(
    sql`((${run.operationDate}::timestamp + ${sql.raw(minutes)} * interval '1 minute') at time zone 'Asia/Tokyo')`,
  );

const stops = sql<AllocationStop[]>`(
  select coalesce(json_agg(json_build_object('id', s.id, 'position', s.position, 'kind', s.kind,
    'destinationId', s.destination_id, 'placeName', coalesce(p.name, s.place_name, ''), 'placeNameEn', p.name_en,
    'plannedArriveAt', ${iso('s.planned_arrive_at')}, 'plannedDepartAt', ${iso('s.planned_depart_at')},
    'workMinutes', s.work_minutes, 'actualArriveAt', ${iso('s.actual_arrive_at')},
    'actualDepartAt', ${iso('s.actual_depart_at')}, 'waitingMinutes', s.waiting_minutes, 'note', s.note,
    'windowFrom', ${wish('w.arrive_from')}, 'windowTo', ${wish('w.arrive_to')}, 'isClosed', ${isClosed},
    'access', case when p.id is not null then json_build_object('largestVehicleClass', p.largest_vehicle_class,
      'maxHeightCm', p.max_height_cm, 'maxLengthCm', p.max_length_cm, 'needsTailLift', p.needs_tail_lift) end
    ) order by s.position), '[]')
  from allocation_stops s left join destinations p on p.id = s.destination_id
  left join lateral (select max(d.arrive_from_minutes) as arrive_from, min(d.arrive_to_minutes) as arrive_to
    from deliveries d where d.unload_stop_id = s.id) w on true
  where s.allocation_id = ${run.id})`;

/** What is handed over to a delivery company, one line a delivery. */
const handedGoods = sql`(
  select coalesce(json_agg(json_build_object('cargoOwnerId', h.cargo_owner_id, 'originId', h.origin_id,
    'weightKg', h.weight_kg::float8, 'isNamed', h.goods_name is not null) order by h.number), '[]')
  from deliveries h
  where h.allocation_id = ${run.id} and h.operation_status <> 'cancelled' and h.archived_at is null)`;

/**
 * The deliveries together. Aboard behind a stop is what was loaded until there and not unloaded yet; a delivery without its
 * stops is aboard all the way. The places stand first: asked one by one they took two thirds of the time.
 */
const load = sql<RunLoad>`(
  with places as materialized (select id, position from allocation_stops where allocation_id = ${run.id})
  select json_build_object('count', count(*) filter (where a.way = 1),
    'weightKg', coalesce(max(a.weight), 0)::float8, 'volumeCubicMetres', coalesce(max(a.volume), 0)::float8,
    'cages', coalesce(max(a.cages), 0)::int, 'pallets', coalesce(max(a.pallets), 0)::int,
    'zones', coalesce(json_agg(distinct a.zone) filter (where a.zone is not null), '[]'),
    'cargoOwnerIds', coalesce(json_agg(distinct a.owner) filter (where a.owner is not null), '[]'),
    'needsTailLift', coalesce(bool_or(a.tail_lift), false), 'needsTwoCrew', coalesce(bool_or(a.two_crew), false),
    'vehicleTypeIds', coalesce(json_agg(distinct a.type) filter (where a.type is not null), '[]'),
    'unpriced', count(*) filter (where a.way = 1 and a.price_status = 'undecided'),
    'goods', case when ${run.ownership} = 'hired' then ${handedGoods} end)
  from (select e.way, d.price_status, d.temperature_zone as zone, d.cargo_owner_id as owner, d.needs_tail_lift as tail_lift,
      d.needs_two_crew as two_crew, d.required_vehicle_type_id as type,
      sum(e.way * d.weight_kg) over aboard as weight, sum(e.way * d.volume_cubic_metres) over aboard as volume,
      sum(e.way * d.cages) over aboard as cages, sum(e.way * d.pallets) over aboard as pallets
    from deliveries d left join places l on l.id = d.load_stop_id left join places u on u.id = d.unload_stop_id
    cross join lateral (values (1, coalesce(l.position, -1)), (-1, coalesce(u.position, 32767))) as e(way, position)
    where d.allocation_id = ${run.id} and d.operation_status <> 'cancelled' and d.archived_at is null
    window aboard as (order by e.position)) a)`;

/** Selects runs as the server answers them, with crew, stops and load; what a run costs is not for everybody. */
export function selectAllocations(db: Reader, scope: Pick<RowScope, 'rows' | 'deliveryCompanyId' | 'may'>) {
  return db
    .select({
      ...ownColumns,
      ...entityPeople,
      courseCode: courses.code,
      ...referenceNames('course', courses),
      vehicleCode: vehicles.code,
      trailerCode: trailers.code,
      ...referenceNames('deliveryCompany', deliveryCompanies),
      hiredFeeYen: seesFee(scope) ? hiredFeeYen : (sql`null::integer` as unknown as typeof hiredFeeYen),
      fees: seesFee(scope) ? fees : sql<null>`null::json`,
      start: sql<string>`${isoInstant(sql`lower(${run.during})`)}`,
      end: sql<string>`${isoInstant(sql`upper(${run.during})`)}`,
      // What the office thinks of a run is not for those who drive it for another company.
      findings: scope.rows === 'own' ? (sql`'[]'::json` as unknown as typeof findings) : findings,
      crew,
      stops,
      load,
    })
    .from(allocations)
    .leftJoin(courses, eq(courses.id, allocations.courseId))
    .leftJoin(vehicles, eq(vehicles.id, allocations.vehicleId))
    .leftJoin(trailers, eq(trailers.id, allocations.trailerId))
    .leftJoin(deliveryCompanies, eq(deliveryCompanies.id, allocations.deliveryCompanyId))
    .leftJoin(creator, eq(creator.id, allocations.createdBy))
    .leftJoin(editor, eq(editor.id, allocations.updatedBy))
    .$dynamic();
}
