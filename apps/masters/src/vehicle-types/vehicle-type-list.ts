import { vehicleClasses, vehicleTypeSortColumns } from '@haisha/validation/vehicle-type';
import { manyOf } from '../list/list-definition.ts';

/** What the address of the list of vehicle types can say. */
export const vehicleTypeList = {
  sortColumns: vehicleTypeSortColumns,
  filters: { vehicleClass: manyOf(vehicleClasses) },
  hiddenColumns: ['palletCapacity', 'rollCageCapacity', 'capacityCubicMetres', 'fuelEconomyKmPerLitre', 'updatedAt'],
};
