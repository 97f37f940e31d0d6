import type { BoardVehicle } from '@haisha/validation/board-day';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../../services/records/entity-repository.ts';

/** Reads vehicles as the board and the checks take them, with their periods out of service from a day on. */
export async function readVehicles(db: Reader, where: SQL, from: string): Promise<BoardVehicle[]> {
  const { rows } = await db.execute<BoardVehicle>(vehicleFacts(where, from));
  return rows;
}

/** The same as a part of a statement that reads more. */
export function vehicleFacts(where: SQL, from: string): SQL {
  return sql`
    select v.id, v.code, json_build_object('region', v.plate_region, 'classNumber', v.plate_class_number,
        'kana', v.plate_kana, 'serialNumber', v.plate_serial_number::text) as plate,
      v.vehicle_type_id as "vehicleTypeId", t.name as "vehicleTypeName", t.name_en as "vehicleTypeNameEn",
      t.vehicle_class as "vehicleClass", t.colour, v.is_trailer as "isTrailer", v.transmission,
      v.gross_weight_kg as "grossWeightKg", v.height_cm as "heightCm", v.length_cm as "lengthCm",
      v.has_tail_lift as "hasTailLift", jsonb_path_query_array(v.zones, '$[*].zone') as zones,
      v.max_load_kg as "maxLoadKg", v.capacity_cubic_metres::float8 as "capacityCubicMetres",
      v.roll_cage_capacity as "rollCageCapacity", v.pallet_capacity as "palletCapacity",
      v.inspection_expiry_date::text as "inspectionExpiryDate",
      v.compulsory_insurance_expiry_date::text as "compulsoryInsuranceExpiryDate",
      v.voluntary_insurance_expiry_date::text as "voluntaryInsuranceExpiryDate",
      v.next_three_month_inspection_date::text as "nextThreeMonthInspectionDate",
      v.next_twelve_month_inspection_date::text as "nextTwelveMonthInspectionDate",
      (select d.id from drivers d where d.main_vehicle_id = v.id and d.archived_at is null order by d.code limit 1)
        as "mainDriverId",
      (select coalesce(json_agg(json_build_object('status', s.status, 'from', s.from_date, 'to', s.to_date)
          order by s.from_date), '[]')
        from vehicle_statuses s
        where s.vehicle_id = v.id and s.status <> 'inService' and (s.to_date is null or s.to_date >= ${from}::date)) as periods
    from vehicles v join vehicle_types t on t.id = v.vehicle_type_id
    where ${where} order by v.code collate "C"`;
}
