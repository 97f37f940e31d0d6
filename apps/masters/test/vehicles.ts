import type { Vehicle } from '@haisha/validation/vehicle';
import type { VehicleEntry } from '@haisha/validation/vehicle-history';
import type { VehicleType } from '@haisha/validation/vehicle-type';

const stamps = {
  version: 1,
  createdAt: '2026-11-01T00:00:00.000Z',
  createdBy: null,
  updatedAt: '2026-11-20T09:05:00.000Z',
  updatedBy: { id: '20000000-0000-4000-8000-000000000001', name: '佐藤 健' },
  archivedAt: null,
};

/** A vehicle type as the server gives it. */
export function vehicleType(given: Partial<VehicleType> = {}): VehicleType {
  return {
    id: '30000000-0000-4000-8000-000000000001',
    ...stamps,
    code: '4t-R',
    name: '4t 冷凍',
    nameEn: null,
    vehicleClass: 'medium',
    grossWeightKg: 7_960,
    maxLoadKg: 2_800,
    bodyType: 'frozen',
    zones: [{ zone: 'frozen', minCelsius: -25, maxCelsius: -18 }],
    palletCapacity: 10,
    rollCageCapacity: null,
    capacityCubicMeters: 32.5,
    fuelEconomyKmPerLitre: 5.5,
    colour: null,
    sortOrder: 10,
    note: null,
    vehicleCount: 3,
    ...given,
  };
}

/** A vehicle as the server gives it. */
export function vehicle(given: Partial<Vehicle> = {}): Vehicle {
  return {
    id: '40000000-0000-4000-8000-000000000001',
    ...stamps,
    code: '1201',
    plate: { region: '大宮', classNumber: '100', kana: 'か', serialNumber: '1234' },
    chassisNumber: 'FRR90-7012345',
    maker: 'いすゞ',
    model: 'フォワード',
    modelCode: '2RG-FRR90S2',
    firstRegistrationMonth: '2021-04',
    vehicleTypeId: '30000000-0000-4000-8000-000000000001',
    vehicleTypeName: '4t 冷凍',
    departmentId: '10000000-0000-4000-8000-000000000001',
    departmentName: '岩槻営業所',
    ownershipType: 'owned',
    ownerName: null,
    userName: null,
    grossWeightKg: 7_960,
    maxLoadKg: 2_800,
    vehicleWeightKg: 5_050,
    lengthCm: 850,
    widthCm: 249,
    heightCm: 330,
    seatingCapacity: 2,
    fuelType: 'diesel',
    engineCc: 5_193,
    transmission: 'automatic',
    axleCount: 2,
    isTrailer: false,
    bodyType: 'frozen',
    zones: [{ zone: 'frozen', minCelsius: -25, maxCelsius: -18 }],
    hasTailLift: true,
    hasPartition: false,
    palletCapacity: 10,
    rollCageCapacity: null,
    capacityCubicMeters: 32.5,
    hasDigitalTachograph: true,
    hasDashcam: true,
    etcCardNumber: null,
    fuelCardNumber: null,
    isNoxPmCompliant: true,
    inspectionExpiryDate: '2027-04-10',
    nextThreeMonthInspectionDate: '2027-01-15',
    nextTwelveMonthInspectionDate: null,
    compulsoryInsuranceExpiryDate: null,
    voluntaryInsuranceExpiryDate: null,
    leaseEndDate: null,
    refrigeratorServiceDate: null,
    tyreChangeDate: null,
    oilChangeKm: null,
    monthlyVehicleCostYen: null,
    monthlyInsuranceYen: null,
    monthlyTaxYen: null,
    monthlyDepreciationYen: null,
    odometerKm: 50_000,
    odometerDate: '2026-11-01',
    note: null,
    status: 'inService',
    statusFrom: '2021-04-10',
    statusTo: null,
    ...given,
  };
}

/** An entry in the history of `vehicle()` as the server gives it. */
export function vehicleEntry(given: Partial<VehicleEntry> = {}): VehicleEntry {
  return {
    id: '50000000-0000-4000-8000-000000000001',
    ...stamps,
    vehicleId: '40000000-0000-4000-8000-000000000001',
    fileCount: 0,
    kind: 'threeMonthInspection',
    entryDate: '2026-10-15',
    odometerKm: 49_000,
    vendor: '千葉整備',
    amountYen: 30_000,
    taxYen: 3_000,
    nextDueDate: '2027-01-15',
    note: null,
    before: null,
    after: null,
    ...given,
  };
}
