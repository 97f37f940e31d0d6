import type { PackedNames } from '@haisha/validation/packed-run';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { allocations } from '../../../../db/schema/dispatch/allocations.ts';
import { runStatement, toStatement } from '../../../../db/statement.ts';
import type { RowScope } from '../../../../services/records/read/row-scope.ts';
import { seesFee } from '../allocation-scope.ts';

/** Packed runs as text, and what they refer to; a row that is in several parts is there once. */
export type PackedRuns = { runs: string[]; names: Record<keyof PackedNames, Set<string>> };

const parts = ['run', 'crew', 'stops', 'load', 'wishes', 'goods'] as const;
type Part = (typeof parts)[number];
type Row = { kind: Part | keyof PackedNames; id: string; json: string };

const ms = (instant: string): SQL => sql.raw(`(date_part('epoch', ${instant}) * 1000)::int8`);

/** Rows of packed runs that may be asked for by their ids: the planner takes so few for granted that it goes by indexes. */
const ofRuns = sql.raw('any(array(select id from runs))');

/**
 * Reads runs as they travel to the board, in the order of their numbers. One statement, so that all is of one moment; each
 * table is read once for all runs, and nothing is joined that the planner could take for one row where it is thousands.
 */
export async function readPackedRuns(db: Database, where: SQL | undefined, scope: RowScope): Promise<PackedRuns> {
  const rows = await runStatement<Row>(db, toStatement(packedRuns(where, scope)));
  const texts: Record<Part, Map<string, string>> = {
    ...{ run: new Map(), crew: new Map(), stops: new Map(), load: new Map() },
    ...{ wishes: new Map(), goods: new Map() },
  };
  const { names } = noRuns();
  for (const { id, json, kind } of rows) {
    if (isPart(kind)) texts[kind].set(id, json);
    else names[kind].add(json);
  }
  const runs = [...texts.run.keys()].map((id) => `[${parts.map((part) => texts[part].get(id) ?? 'null').join()}]`);
  return { runs, names };
}

function noRuns(): PackedRuns {
  const names: PackedRuns['names'] = {
    ...{ courses: new Set(), drivers: new Set(), vehicles: new Set() },
    ...{ deliveryCompanies: new Set(), people: new Set(), places: new Set() },
  };
  return { runs: [], names };
}

/** The runs of several parts of the days, one after the other. */
export function joinPackedRuns(read: readonly PackedRuns[]): PackedRuns {
  const { names } = noRuns();
  for (const [kind, rows] of read.flatMap((part) => Object.entries(part.names)))
    for (const row of rows) names[kind as keyof PackedNames].add(row);
  return { runs: read.flatMap(({ runs }) => runs), names };
}

function isPart(kind: Row['kind']): kind is Part {
  return parts.some((part) => part === kind);
}

/** What the office thinks of a run is not for those who drive it for another company; what it costs is not for everybody. */
function packedRuns(where: SQL | undefined, scope: RowScope): SQL {
  const findings = scope.rows === 'own' ? sql`'[]'::json` : sql`findings`;
  return sql`
    with runs as materialized (select ${allocations}.* from ${allocations} where ${where}),
    members as materialized (select * from allocation_crew where allocation_id = ${ofRuns}),
    places as materialized (select * from allocation_stops where allocation_id = ${ofRuns}),
    goods as materialized (select d.allocation_id, d.number, d.operation_status, d.archived_at, d.price_status,
        d.temperature_zone as zone, d.cargo_owner_id as owner, d.origin_id, d.goods_name, d.needs_tail_lift as tail_lift,
        d.needs_two_crew as two_crew, d.required_vehicle_type_id as type, d.weight_kg, d.volume_cubic_metres, d.cages,
        d.pallets, d.arrive_from_minutes, d.arrive_to_minutes, l.position as load_position, u.position as unload_position
      from deliveries d left join allocation_stops l on l.id = d.load_stop_id
      left join allocation_stops u on u.id = d.unload_stop_id where d.allocation_id = ${ofRuns}),
    carried as (select * from goods where operation_status <> 'cancelled' and archived_at is null)
    (select 'run' as kind, id, json_build_array(id, version, number, operation_date, department_id, title, ownership, status,
      ${ms('lower(during)')}, ${ms('upper(during)')}, ${ms('report_at')}, ${ms('end_at')}, course_id, vehicle_id, trailer_id,
      delivery_company_id, planned_distance_km::float8, driving_minutes, handling_minutes, waiting_minutes, break_minutes,
      ${findings}, ${ms('created_at')}, created_by, ${ms('updated_at')}, updated_by, ${rareFacts(seesFee(scope))})::text as json
      from runs order by number)
    union all select 'crew', allocation_id, json_agg(json_build_array(id, driver_id, role, ${ms('lower(during)')},
      ${ms('upper(during)')}) order by role)::text from members group by allocation_id
    union all ${stops}
    union all ${load}
    union all select 'wishes', allocation_id, json_agg(json_build_array(unload_position, arrive_from_minutes,
      arrive_to_minutes))::text from goods
      where unload_position is not null and num_nonnulls(arrive_from_minutes, arrive_to_minutes) > 0 group by allocation_id
    union all select 'goods', allocation_id, json_agg(json_build_array(owner, origin_id, weight_kg::float8,
      goods_name is not null) order by number)::text from carried
      where allocation_id in (select id from runs where ownership = 'hired') group by allocation_id
    union all select 'courses', id, json_build_array(id, code, name, name_en)::text from courses
      where id in (select course_id from runs)
    union all select 'drivers', id, json_build_array(id, code, name, name_en)::text from drivers
      where id in (select driver_id from members)
    union all select 'vehicles', id, json_build_array(id, code)::text from vehicles
      where id in (select unnest(array[vehicle_id, trailer_id]) from runs)
    union all select 'deliveryCompanies', id, json_build_array(id, name, name_en)::text from delivery_companies
      where id in (select delivery_company_id from runs)
    union all select 'people', id, json_build_array(id, name)::text from users
      where id in (select unnest(array[created_by, updated_by]) from runs)
    union all select 'places', id, json_build_array(id, name, name_en, json_build_object('largestVehicleClass',
      largest_vehicle_class, 'maxHeightCm', max_height_cm, 'maxLengthCm', max_length_cm, 'needsTailLift', needs_tail_lift))::text
      from destinations where id in (select destination_id from places)`;
}

/** Most runs have none of this yet, and a null is made sooner than sixteen. */
function rareFacts(isFeeSeen: boolean): SQL {
  const [fee, fees] = isFeeSeen
    ? [
        sql`hired_fee_yen`,
        sql`case when ownership = 'hired' then json_build_object('loadingFeeYen', loading_fee_yen,
          'unloadingFeeYen', unloading_fee_yen, 'waitingFeeYen', waiting_fee_yen, 'surchargeYen', surcharge_yen,
          'otherFeeYen', other_fee_yen, 'otherFeeText', other_fee_text, 'tollYen', toll_yen, 'taxKind', tax_kind,
          'paymentDate', payment_date) end`,
      ]
    : [sql`null::integer`, sql`null::json`];
  return sql`case when ownership = 'hired' or needs_instruction or num_nonnulls(tier, hired_vehicle, hired_driver_name,
      hired_fee_yen, instruction, actual_out_at, actual_in_at, odometer_out_km, odometer_in_km, requested_at, answered_at,
      confirmed_at, cancel_reason, note) > 0
    then json_build_object('tier', tier, 'hiredVehicle', hired_vehicle, 'hiredDriverName', hired_driver_name,
      'hiredFeeYen', ${fee}, 'fees', ${fees}, 'instruction', instruction, 'needsInstruction', needs_instruction,
      'actualOutAt', ${ms('actual_out_at')}, 'actualInAt', ${ms('actual_in_at')}, 'odometerOutKm', odometer_out_km,
      'odometerInKm', odometer_in_km, 'requestedAt', ${ms('requested_at')}, 'answeredAt', ${ms('answered_at')},
      'confirmedAt', ${ms('confirmed_at')}, 'cancelReason', cancel_reason, 'note', note) end`;
}

/** A destination may be closed on the weekday on which a stop is reached. */
const stops = sql`select 'stops', s.allocation_id, json_agg(json_build_array(s.id, s.position, s.kind, s.destination_id,
    s.place_name, ${ms('s.planned_arrive_at')}, ${ms('s.planned_depart_at')}, s.work_minutes,
    case when cardinality(p.closed_weekdays) > 0 then (array['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday',
      'saturday'])[extract(dow from s.planned_arrive_at at time zone 'Asia/Tokyo')::int + 1] = any(p.closed_weekdays)
      else false end,
    case when num_nonnulls(s.actual_arrive_at, s.actual_depart_at, s.waiting_minutes, s.note) > 0 then
      json_build_array(${ms('s.actual_arrive_at')}, ${ms('s.actual_depart_at')}, s.waiting_minutes, s.note) end)
    order by s.position)::text
  from places s left join destinations p on p.id = s.destination_id group by s.allocation_id`;

/** Aboard behind a stop is what was loaded until there and not unloaded yet; see `selectAllocations`. */
const load = sql`select 'load', allocation_id, json_build_array(count(*) filter (where way = 1),
    coalesce(max(weight), 0)::float8, coalesce(max(volume), 0)::float8, coalesce(max(cages_aboard), 0), coalesce(max(pallets_aboard), 0),
    json_agg(distinct zone) filter (where way = 1), json_agg(distinct owner) filter (where way = 1),
    bool_or(tail_lift), bool_or(two_crew),
    coalesce(json_agg(distinct type) filter (where way = 1 and type is not null), '[]'),
    count(*) filter (where way = 1 and price_status = 'undecided'))::text
  from (select c.*, e.way, sum(e.way * c.weight_kg) over aboard as weight, sum(e.way * c.volume_cubic_metres) over aboard as volume,
      sum(e.way * c.cages) over aboard as cages_aboard, sum(e.way * c.pallets) over aboard as pallets_aboard
    from carried c
    cross join lateral (values (1, coalesce(c.load_position, -1)), (-1, coalesce(c.unload_position, 32767))) as e(way, position)
    window aboard as (partition by c.allocation_id order by e.position)) a group by allocation_id`;
