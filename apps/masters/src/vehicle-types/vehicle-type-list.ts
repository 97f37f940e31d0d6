import { manyOf } from '@haisha/records/list/list-definition';
import { vehicleClasses, vehicleTypeSortColumns } from '@haisha/validation/vehicle-type';

/** What the address of the list of vehicle types can say. */
export const vehicleTypeList = {
  sortColumns: vehicleTypeSortColumns,
  filters: { vehicleClass: manyOf(vehicleClasses) },
  hiddenColumns: ['palletCapacity', 'rollCageCapacity', 'capacityCubicMetres', 'fuelEconomyKmPerLitre', 'updatedAt'],
  wideColumns: ['palletCapacity', 'fuelEconomyKmPerLitre'],
};
