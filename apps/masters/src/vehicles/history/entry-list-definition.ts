import { manyOf } from '@haisha/records/list/list-definition';
import { vehicleEntryKinds } from '@haisha/validation/vehicle-history-choices';

/** What the address of a vehicle's history can say. */
export const entryList = {
  sortColumns: ['entryDate'] as const,
  usualSort: '-entryDate',
  filters: { kind: manyOf(vehicleEntryKinds) },
};

/** As many as the server gives at once: sums and paper want all of them. */
export const entryPageSize = 200;
