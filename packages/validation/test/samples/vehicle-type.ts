import { vehicleTypeContract } from '../../src/vehicle-type.ts';

/** A vehicle type as a form submits it, with every field. */
export const vehicleTypeSample = {
  code: '4T-REEFER',
  name: '4t 冷凍車',
  nameEn: '4 t reefer',
  vehicleClass: 'medium',
  grossWeightKg: 7960,
  maxLoadKg: 2700,
  bodyType: 'frozen',
  zones: [{ zone: 'frozen', minCelsius: -25, maxCelsius: -18 }],
  palletCapacity: 8,
  rollCageCapacity: 12,
  capacityCubicMetres: 24.5,
  fuelEconomyKmPerLitre: 6.25,
  colour: '#1867c0',
  sortOrder: 20,
  note: '格納ゲート付き',
};

export const contractCase = {
  contract: vehicleTypeContract,
  sample: vehicleTypeSample,
  required: 'code name vehicleClass sortOrder',
  row: { vehicleCount: 3 },
};
