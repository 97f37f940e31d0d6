import { ids, manyOf } from '@haisha/records/list/list-definition';
import { destinationKinds, destinationSortColumns, geoStates } from '@haisha/validation/destination-choices';

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
  wideColumns: ['kana', 'phone'],
};
