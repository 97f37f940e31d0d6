import type { Zone } from '@haisha/validation/vehicle-body';
import type { VehicleTypeInput } from '@haisha/validation/vehicle-type';

const chilled: Zone = { zone: 'chilled', minCelsius: 0, maxCelsius: 10 };
const frozen: Zone = { zone: 'frozen', minCelsius: -25, maxCelsius: -18 };
const ambient: Zone = { zone: 'ambient', minCelsius: 10, maxCelsius: 35 };

type Essentials = Pick<
  VehicleTypeInput,
  'code' | 'name' | 'nameEn' | 'vehicleClass' | 'bodyType' | 'zones' | 'colour'
> & {
  grossWeightKg: number;
  maxLoadKg: number;
  pallets: number | null;
  rollCages: number | null;
  cubicMetres: number | null;
  kmPerLitre: number;
};
export type DemoVehicleType = ReturnType<typeof demoVehicleTypes>[number];

const types: Essentials[] = [
  {
    code: 'T02',
    name: '2t 冷蔵',
    nameEn: '2 t refrigerated',
    vehicleClass: 'small',
    bodyType: 'chilled',
    zones: [chilled],
    colour: '#1e88e5',
    grossWeightKg: 4_950,
    maxLoadKg: 2_000,
    pallets: null,
    rollCages: 8,
    cubicMetres: 10.5,
    kmPerLitre: 8.2,
  },
  {
    code: 'T03',
    name: '3t 二温度',
    nameEn: '3 t two-zone',
    vehicleClass: 'small',
    bodyType: 'twoZone',
    zones: [chilled, frozen],
    colour: '#00897b',
    grossWeightKg: 7_490,
    maxLoadKg: 2_950,
    pallets: null,
    rollCages: 12,
    cubicMetres: 16.8,
    kmPerLitre: 7.1,
  },
  {
    code: 'T04',
    name: '4t 三温度',
    nameEn: '4 t three-zone',
    vehicleClass: 'medium',
    bodyType: 'threeZone',
    zones: [ambient, chilled, frozen],
    colour: '#f4511e',
    grossWeightKg: 7_960,
    maxLoadKg: 2_700,
    pallets: 8,
    rollCages: 18,
    cubicMetres: 29.4,
    kmPerLitre: 5.9,
  },
  {
    code: 'T04L',
    name: '4t 増トン 冷凍',
    nameEn: '4 t heavy, frozen',
    vehicleClass: 'medium',
    bodyType: 'frozen',
    zones: [frozen],
    colour: '#6d4c41',
    grossWeightKg: 10_900,
    maxLoadKg: 5_600,
    pallets: 10,
    rollCages: 20,
    cubicMetres: 33,
    kmPerLitre: 5.2,
  },
  {
    code: 'T10',
    name: '10t 冷凍ウイング',
    nameEn: '10 t refrigerated wing',
    vehicleClass: 'large',
    bodyType: 'wing',
    zones: [{ zone: 'frozen', minCelsius: -25, maxCelsius: 10 }],
    colour: '#5e35b1',
    grossWeightKg: 24_900,
    maxLoadKg: 12_800,
    pallets: 16,
    rollCages: 36,
    cubicMetres: 54.2,
    kmPerLitre: 3.6,
  },
  {
    code: 'TTR',
    name: 'トレーラ ヘッド',
    nameEn: 'Tractor head',
    vehicleClass: 'trailer',
    bodyType: 'tractorHead',
    zones: [],
    colour: '#455a64',
    grossWeightKg: 19_880,
    maxLoadKg: 11_500,
    pallets: null,
    rollCages: null,
    cubicMetres: null,
    kmPerLitre: 3.1,
  },
];

/** The six types of the fleet, kg as on their certificates. */
export function demoVehicleTypes() {
  return types.map(
    ({ pallets, rollCages, cubicMetres, kmPerLitre, ...type }, index) =>
      ({
        ...type,
        palletCapacity: pallets,
        rollCageCapacity: rollCages,
        capacityCubicMetres: cubicMetres,
        fuelEconomyKmPerLitre: kmPerLitre,
        sortOrder: (index + 1) * 10,
        note: null,
      }) satisfies VehicleTypeInput,
  );
}
