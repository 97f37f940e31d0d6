import { destinationKinds, destinationSortColumns, geoStates } from '@haisha/validation/destination-choices';
import { ids, manyOf } from '../list/list-definition.ts';

/** What the address of the list of destinations can say. */
export const destinationList = {
  sortColumns: destinationSortColumns,
  filters: { cargoOwnerId: ids(), directionId: ids(), kind: manyOf(destinationKinds), geoState: manyOf(geoStates) },
  hiddenColumns: [
    'storeCode',
    'kana',
    'kind',
    'postalCode',
    'phone',
    'closedWeekdays',
    'zones',
    'validFrom',
    'validTo',
    'updatedAt',
  ],
};
