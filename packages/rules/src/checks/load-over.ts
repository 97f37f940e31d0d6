import { fullestPoints, type Load, loadPercent } from './load-along-run.ts';
import type { LoadFacts, VehicleFacts } from './run-facts.ts';
import type { RunFinding } from './run-finding.ts';

type Capacity = Pick<VehicleFacts, 'maxLoadKg' | 'capacityCubicMetres' | 'rollCageCapacity' | 'palletCapacity'>;
type FullestLoad = Pick<LoadFacts, 'weightKg' | 'volumeCubicMetres' | 'cages' | 'pallets'>;

/** Check 8: the load at the fullest point fits. Overweight is against the law, the other measures are estimates. */
export function loadOver(load: FullestLoad, vehicle: Capacity): RunFinding[] {
  return points(load, vehicle)
    .filter((point) => point.load > point.capacity)
    .map(({ capacity, load: loaded, measure }) => ({
      check: 8,
      level: measure === 'weightKg' ? 'red' : 'amber',
      code: measure === 'weightKg' ? 'overweight' : 'overfull',
      params: { measure, load: loaded, capacity, over: grams(loaded - capacity) },
    }));
}

/** Returns how full a vehicle is with a load, in percent (積載率). */
export function percentFull(load: FullestLoad, vehicle: Capacity): number {
  return loadPercent(points(load, vehicle));
}

function points({ cages, pallets, volumeCubicMetres, weightKg }: FullestLoad, vehicle: Capacity) {
  // Sums of tenths of a kilogram are not whole tenths: 0.1 and 0.2 are more than 0.3.
  const loaded = { weightKg: grams(weightKg), volumeLitres: litres(volumeCubicMetres), rollCages: cages, pallets };
  const capacity: Load = {
    weightKg: vehicle.maxLoadKg,
    ...(vehicle.capacityCubicMetres !== null && { volumeLitres: litres(vehicle.capacityCubicMetres) }),
    ...(vehicle.rollCageCapacity !== null && { rollCages: vehicle.rollCageCapacity }),
    ...(vehicle.palletCapacity !== null && { pallets: vehicle.palletCapacity }),
  };
  return fullestPoints([{ stopId: '', loaded, unloaded: {} }], capacity);
}

/** Rounds to a gram. */
function grams(kilograms: number): number {
  return Math.round(kilograms * 1000) / 1000;
}

function litres(cubicMetres: number): number {
  return Math.round(cubicMetres * 1000);
}
