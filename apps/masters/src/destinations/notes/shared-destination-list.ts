import { ids, manyOf, oneOf } from '@haisha/records/list/list-definition';
import {
  noteCategories,
  noteImportances,
  sharedDestinationSortColumns,
} from '@haisha/validation/destination-note-choices';

/** What the address of the list can say. */
export const sharedDestinationList = {
  sortColumns: sharedDestinationSortColumns,
  usualSort: '-lastEntryAt',
  filters: {
    cargoOwnerId: ids(),
    category: manyOf(noteCategories),
    importance: manyOf(noteImportances),
    unread: oneOf(['only']),
  },
};
