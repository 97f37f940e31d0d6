import type { FuelType, OwnershipType, Transmission } from '@haisha/validation/vehicle';
import type { BodyType, Zone } from '@haisha/validation/vehicle-body';
import { isNotNull, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { businessDate, entityColumns } from '../../columns.ts';
import { byCodePoint, foldedCodeIndex, inJapaneseOrder, trigramIndex } from '../../indexes.ts';
import { departments } from './departments.ts';
import { plateNumber } from './plate-number.ts';
import { vehicleTypes } from './vehicle-types.ts';

export const vehicles = pgTable(
  'vehicles',
  {
    ...entityColumns(),
    code: text().notNull(),
    plateRegion: text('plate_region').notNull(),
    plateClassNumber: text('plate_class_number').notNull(),
    plateKana: text('plate_kana').notNull(),
    plateSerialNumber: plateNumber('plate_serial_number').notNull(),
    chassisNumber: text('chassis_number'),
    maker: text(),
    model: text(),
    modelCode: text('model_code'),
    firstRegistrationMonth: text('first_registration_month'),
    vehicleTypeId: uuid('vehicle_type_id')
      .notNull()
      .references(() => vehicleTypes.id),
    departmentId: uuid('department_id')
      .notNull()
      .references(() => departments.id),
    ownershipType: text('ownership_type').$type<OwnershipType>().notNull(),
    ownerName: text('owner_name'),
    userName: text('user_name'),
    grossWeightKg: integer('gross_weight_kg').notNull(),
    maxLoadKg: integer('max_load_kg').notNull(),
    vehicleWeightKg: integer('vehicle_weight_kg'),
    lengthCm: integer('length_cm'),
    widthCm: integer('width_cm'),
    heightCm: integer('height_cm'),
    seatingCapacity: integer('seating_capacity'),
    fuelType: text('fuel_type').$type<FuelType>(),
    engineCc: integer('engine_cc'),
    transmission: text().$type<Transmission>().notNull(),
    axleCount: integer('axle_count'),
    isTrailer: boolean('is_trailer').notNull().default(false),
    bodyType: text('body_type').$type<BodyType>(),
    zones: jsonb().$type<Zone[]>().notNull().default(sql`'[]'`),
    hasTailLift: boolean('has_tail_lift').notNull().default(false),
    hasPartition: boolean('has_partition').notNull().default(false),
    palletCapacity: integer('pallet_capacity'),
    rollCageCapacity: integer('roll_cage_capacity'),
    capacityCubicMetres: numeric('capacity_cubic_metres', { precision: 4, scale: 1, mode: 'number' }),
    hasDigitalTachograph: boolean('has_digital_tachograph').notNull().default(false),
    hasDashcam: boolean('has_dashcam').notNull().default(false),
    etcCardNumber: text('etc_card_number'),
    fuelCardNumber: text('fuel_card_number'),
    isNoxPmCompliant: boolean('is_nox_pm_compliant').notNull().default(false),
    inspectionExpiryDate: businessDate('inspection_expiry_date').notNull(),
    nextThreeMonthInspectionDate: businessDate('next_three_month_inspection_date').notNull(),
    nextTwelveMonthInspectionDate: businessDate('next_twelve_month_inspection_date'),
    compulsoryInsuranceExpiryDate: businessDate('compulsory_insurance_expiry_date'),
    voluntaryInsuranceExpiryDate: businessDate('voluntary_insurance_expiry_date'),
    leaseEndDate: businessDate('lease_end_date'),
    refrigeratorServiceDate: businessDate('refrigerator_service_date'),
    tyreChangeDate: businessDate('tyre_change_date'),
    oilChangeKm: integer('oil_change_km'),
    monthlyVehicleCostYen: integer('monthly_vehicle_cost_yen'),
    monthlyInsuranceYen: integer('monthly_insurance_yen'),
    monthlyTaxYen: integer('monthly_tax_yen'),
    monthlyDepreciationYen: integer('monthly_depreciation_yen'),
    odometerKm: integer('odometer_km'),
    odometerDate: businessDate('odometer_date'),
    note: text(),
    searchText: text('search_text').notNull(),
  },
  (table) => [
    uniqueIndex('vehicles_code_key').on(table.code),
    foldedCodeIndex('vehicles_folded_code_index', table.code),
    uniqueIndex('vehicles_chassis_number_key').on(table.chassisNumber),
    uniqueIndex('vehicles_plate_key')
      .on(table.plateRegion, table.plateClassNumber, table.plateKana, table.plateSerialNumber)
      .where(sql`archived_at is null`),
    index('vehicles_department_id_index').on(table.departmentId),
    index('vehicles_vehicle_type_id_index').on(table.vehicleTypeId),
    index('vehicles_code_order').on(byCodePoint(table.code)),
    index('vehicles_plate_order').on(
      inJapaneseOrder(table.plateRegion),
      byCodePoint(table.plateClassNumber),
      byCodePoint(table.plateKana),
      table.plateSerialNumber,
    ),
    index('vehicles_gross_weight_order').on(table.grossWeightKg, byCodePoint(table.code)),
    index('vehicles_max_load_order').on(table.maxLoadKg, byCodePoint(table.code)),
    index('vehicles_inspection_order').on(table.inspectionExpiryDate, byCodePoint(table.code)),
    index('vehicles_three_month_inspection_order').on(table.nextThreeMonthInspectionDate, byCodePoint(table.code)),
    ...[
      table.nextTwelveMonthInspectionDate,
      table.compulsoryInsuranceExpiryDate,
      table.voluntaryInsuranceExpiryDate,
      table.leaseEndDate,
    ].map((day) => index(`vehicles_${day.name}_order`).on(day, byCodePoint(table.code)).where(isNotNull(day))),
    index('vehicles_updated_at_order').on(table.updatedAt, byCodePoint(table.code)),
    trigramIndex('vehicles_search_text_index', table.searchText),
  ],
);
