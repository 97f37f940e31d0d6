import { addDays, addMonths } from '@haisha/rules/calendar';
import type { Plate } from '@haisha/rules/plate';
import type { VehicleInput } from '@haisha/validation/vehicle';
import { demoId } from './demo-id.ts';
import { type DemoVehicleType, demoVehicleTypes } from './demo-vehicle-types.ts';

/** How many vehicles of each type a centre has: 24, 20 and 16, so that one operation manager each is enough. */
const fleet = {
  IW: { T02: 4, T03: 7, T04: 6, T04L: 2, T10: 4, TTR: 1 },
  FN: { T02: 3, T03: 6, T04: 6, T04L: 2, T10: 2, TTR: 1 },
  AT: { T02: 3, T03: 5, T04: 4, T04L: 2, T10: 2, TTR: 0 },
} as const;

type Centre = keyof typeof fleet;

const regions: Record<Centre, readonly string[]> = { IW: ['大宮', '春日部'], FN: ['船橋', '習志野'], AT: ['相模'] };
const classNumbers: Record<string, string> = {
  T02: '400',
  T03: '430',
  T04: '800',
  T04L: '130',
  T10: '100',
  TTR: '100',
};
const kana = ['あ', 'い', 'う', 'え', 'か', 'き', 'く', 'け', 'こ', 'を'];
/** Numbers of one to four digits, none of them twice. */
const serials = (index: number) => String(([5, 12, 123, 77][index] ?? 1000 + ((index * 137) % 8999)) % 10_000);

const models: Record<string, readonly (readonly [maker: string, model: string, code: string])[]> = {
  T02: [
    ['いすゞ', 'エルフ', '2RG-NJR88AN'],
    ['日野', 'デュトロ', '2RG-XZU605M'],
    ['三菱ふそう', 'キャンター', '2RG-FBA20'],
  ],
  T03: [
    ['いすゞ', 'エルフ', '2RG-NPR88AN'],
    ['日野', 'デュトロ', '2KG-XZU712M'],
    ['三菱ふそう', 'キャンター', '2PG-FEB80'],
  ],
  T04: [
    ['いすゞ', 'フォワード', '2RG-FRR90S2'],
    ['日野', 'レンジャー', '2KG-FC2ABA'],
    ['三菱ふそう', 'ファイター', '2KG-FK72F'],
  ],
  T04L: [
    ['いすゞ', 'フォワード', '2PG-FSR90T2'],
    ['日野', 'レンジャー', '2PG-FE2ACA'],
  ],
  T10: [
    ['いすゞ', 'ギガ', '2PG-CYJ77C'],
    ['日野', 'プロフィア', '2DG-FW1EHA'],
    ['UDトラックス', 'クオン', '2PG-CG5CA'],
  ],
  TTR: [['日野', 'プロフィア', '2DG-SH1EDG']],
};

/** What an inspector or a dispatcher has to notice, by place in the fleet: days from today. */
const inspectionInDays: Record<number, number> = { 0: 1, 9: 14, 17: -3, 26: 0, 33: 29, 48: 58 };
const threeMonthInspectionInDays: Record<number, number> = { 5: -6, 22: 0, 40: 7 };
const leased = [3, 14, 27, 36, 51];
const rented = [11, 44];
/** 13 of the 60 have a manual gearbox. */
const manual = [1, 6, 10, 15, 19, 23, 28, 31, 37, 42, 47, 53, 58];

export type DemoVehicle = VehicleInput & { id: string };

/** The 60 vehicles of the demo company as they stand on a day, YYYY-MM-DD. */
export function demoVehicles(today: string): DemoVehicle[] {
  const types = demoVehicleTypes();
  const vehicles: DemoVehicle[] = [];
  for (const centre of Object.keys(fleet) as Centre[]) {
    let number = 0;
    for (const type of types) {
      for (let count = fleet[centre][type.code as keyof (typeof fleet)[Centre]]; count > 0; count -= 1) {
        number += 1;
        vehicles.push(vehicle(centre, number, type, vehicles.length, today));
      }
    }
  }
  return vehicles;
}

/** A vehicle that was sold: archived, and out of every list unless asked for. */
export function demoSoldVehicle(today: string): DemoVehicle {
  const [type] = demoVehicleTypes();
  if (!type) throw new Error('no vehicle type');
  const sold = vehicle('IW', 99, type, 60, addMonths(today, -5));
  return { ...sold, code: '0007', id: demoId('vehicle 0007'), note: '売却済み' };
}

function vehicle(centre: Centre, number: number, type: DemoVehicleType, index: number, today: string): DemoVehicle {
  const code = `${centre}-${String(number).padStart(2, '0')}`;
  const choices = models[type.code] ?? [];
  const [maker, model, modelCode] = choices[index % choices.length] ?? [null, null, null];
  const ageMonths = 8 + ((index * 11) % 100);
  const inspection = addDays(today, inspectionInDays[index] ?? 75 + ((index * 37) % 270));
  const isLeased = leased.includes(index);
  const isRented = rented.includes(index);
  const isReefer = type.zones.length > 0;
  return {
    id: demoId(`vehicle ${code}`),
    code,
    plate: plateOf(centre, type, index, isRented),
    chassisNumber: `${modelCode?.split('-')[1]}-70${String(10_007 + index * 613)}`,
    maker,
    model,
    modelCode,
    firstRegistrationMonth: addMonths(today, -ageMonths).slice(0, 7),
    vehicleTypeId: demoId(`vehicle type ${type.code}`),
    departmentId: demoId(`department ${centre}`),
    ownershipType: isRented ? 'rental' : isLeased ? 'leased' : 'owned',
    ownerName: isRented
      ? 'あおぞらレンタリース株式会社'
      : isLeased
        ? 'むさし野オートリース株式会社'
        : 'みどり野物流株式会社',
    userName: 'みどり野物流株式会社',
    grossWeightKg: type.grossWeightKg,
    maxLoadKg: type.maxLoadKg,
    vehicleWeightKg: type.grossWeightKg - type.maxLoadKg - 110,
    ...dimensions(type),
    seatingCapacity: 2,
    fuelType: index % 20 === 7 ? 'hybrid' : 'diesel',
    engineCc: { T02: 2_999, T03: 2_999, T04: 5_193, T04L: 5_193 }[type.code] ?? 9_839,
    transmission: manual.includes(index) ? 'manual' : 'automatic',
    axleCount: type.vehicleClass === 'large' ? 3 : 2,
    isTrailer: false,
    bodyType: type.bodyType,
    zones: type.zones,
    hasTailLift: type.code === 'T03' || type.code === 'T04',
    hasPartition: type.zones.length > 1,
    palletCapacity: type.palletCapacity,
    rollCageCapacity: type.rollCageCapacity,
    capacityCubicMetres: type.capacityCubicMetres,
    hasDigitalTachograph: type.code !== 'T02',
    hasDashcam: index % 6 !== 4,
    etcCardNumber: `9999${String(120_000_000_000 + index * 7_919_337)}`,
    fuelCardNumber: `MD-${String(4_001 + index).padStart(6, '0')}`,
    isNoxPmCompliant: true,
    inspectionExpiryDate: inspection,
    nextThreeMonthInspectionDate: addDays(today, threeMonthInspectionInDays[index] ?? 9 + ((index * 13) % 80)),
    nextTwelveMonthInspectionDate: inspection,
    compulsoryInsuranceExpiryDate: addMonths(inspection, 1),
    voluntaryInsuranceExpiryDate: addMonths(today, 1 + (index % 11)),
    leaseEndDate: isLeased ? addMonths(today, 4 + index) : null,
    refrigeratorServiceDate: isReefer ? addDays(today, 20 + ((index * 29) % 160)) : null,
    tyreChangeDate: addDays(today, 30 + ((index * 17) % 300)),
    oilChangeKm: kilometres(index) + 4_000 + ((index * 731) % 9_000),
    monthlyVehicleCostYen: isLeased || isRented ? 98_000 + (type.maxLoadKg >> 3) * 10 : null,
    monthlyInsuranceYen: 9_800 + (index % 5) * 700,
    monthlyTaxYen: 1_500 + (type.maxLoadKg >> 9) * 100,
    monthlyDepreciationYen: isLeased || isRented ? null : 62_000 + (type.grossWeightKg >> 5) * 100,
    odometerKm: kilometres(index),
    odometerDate: addDays(today, -(index % 6)),
    note: notes[index] ?? null,
  };
}

const notes: Record<number, string> = {
  2: '冷凍機の温度記録計は助手席側。',
  17: '車検切れのため運行不可。再検査の予約待ち。',
  30: 'Long-distance unit for the Iwatsuki-Atsugi line-haul; keep the spare key at the Funabashi roll-call desk.',
};

function plateOf(centre: Centre, type: DemoVehicleType, index: number, isRented: boolean): Plate {
  return {
    region: regions[centre][index % regions[centre].length] ?? '',
    classNumber: classNumbers[type.code] ?? '100',
    kana: isRented ? 'わ' : (kana[index % kana.length] ?? 'あ'),
    serialNumber: serials(index),
  };
}

function dimensions({ code }: DemoVehicleType): Pick<VehicleInput, 'lengthCm' | 'widthCm' | 'heightCm'> {
  const [lengthCm, widthCm, heightCm] = {
    T02: [469, 169, 227],
    T03: [606, 190, 285],
    T04: [843, 230, 338],
    T04L: [867, 249, 355],
    T10: [1_198, 249, 379],
  }[code] ?? [568, 249, 294];
  return { lengthCm: lengthCm ?? null, widthCm: widthCm ?? null, heightCm: heightCm ?? null };
}

function kilometres(index: number): number {
  return 38_000 + ((index * 73_213) % 640_000);
}
