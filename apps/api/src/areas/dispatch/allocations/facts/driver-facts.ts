import type { BoardDriver } from '@haisha/validation/board-day';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../../services/records/entity-repository.ts';
import type { RowScope } from '../../../../services/records/read/row-scope.ts';

export type DriverRow = Omit<BoardDriver, 'hours' | 'duties'>;

type Days = { from: string; to: string };

/** Reads drivers as the board and the checks take them. What restricts them is for those who plan, or who drive themselves. */
export async function readDrivers(db: Reader, where: SQL, days: Days, scope: RowScope): Promise<DriverRow[]> {
  const { rows } = await db.execute<DriverRow>(driverFacts(where, days, scope));
  return rows;
}

/** The same as a part of a statement that reads more. */
export function driverFacts(where: SQL, days: Days, scope: RowScope): SQL {
  const plans = scope.may('allocation.update');
  const seesHealth = scope.may('driverQualification.read');
  const planned = (value: SQL, otherwise: SQL) => (plans ? value : otherwise);
  return sql`
    select d.id, d.code, d.name, d.name_en as "nameEn", d.main_vehicle_id as "mainVehicleId",
      ${planned(leaveWithin(days, seesHealth), sql`'[]'::json`)} as leave,
      ${planned(
        sql`coalesce((select json_agg(json_build_object('licenceClass', one ->> 'licenceClass', 'automaticOnly',
          (one ->> 'automaticOnly')::boolean)) from jsonb_array_elements(r.licences) as one), '[]')`,
        sql`'[]'::json`,
      )} as licences,
      ${planned(sql`coalesce(r.has_towing, false)`, sql`false`)} as "hasTowing",
      ${planned(sql`r.licence_expiry_date::text`, sql`null::text`)} as "licenceExpiryDate",
      ${planned(sql`d.appointed_date::text`, sql`null::text`)} as "appointedDate",
      ${planned(sql`d.left_date::text`, sql`null::text`)} as "leftDate",
      ${planned(sql`to_json(d.available_weekdays)`, sql`'[]'::json`)} as "availableWeekdays",
      ${planned(sql`to_json(d.usable_zones)`, sql`'[]'::json`)} as "usableZones",
      ${planned(sql`to_json(d.usable_vehicle_type_ids)`, sql`'[]'::json`)} as "usableVehicleTypeIds",
      ${planned(sql`d.can_work_nights`, sql`true`)} as "canWorkNights",
      ${plans && seesHealth ? sql`d.next_health_check_date::text` : sql`null::text`} as "nextHealthCheckDate",
      ${plans && seesHealth ? sql`d.next_aptitude_test_date::text` : sql`null::text`} as "nextAptitudeTestDate"
    from drivers d left join driver_records r on r.driver_id = d.id
    where ${where} order by d.code collate "C"`;
}

/** Why somebody is away is for those who plan; that it is an illness is for those who may see the health of drivers. */
function leaveWithin({ from, to }: Days, seesHealth: boolean): SQL {
  const kind = seesHealth ? sql`l.kind` : sql`case l.kind when 'sick' then 'absent' else l.kind end`;
  return sql`(select coalesce(json_agg(json_build_object('day', day::date, 'kind', ${kind}, 'part', l.part)
      order by day, l.part), '[]')
    from driver_leaves l, generate_series(greatest(l.from_date, ${from}::date), least(l.to_date, ${to}::date),
      interval '1 day') as day
    where l.driver_id = d.id and l.status = 'approved' and l.to_date >= ${from}::date and l.from_date <= ${to}::date)`;
}
