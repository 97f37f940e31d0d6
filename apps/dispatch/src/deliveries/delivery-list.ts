import { ids, manyOf, type OneFilter, oneOf } from '@haisha/records/list/list-definition';
import {
  assignments,
  billingStatuses,
  deliveryKinds,
  deliverySortColumns,
  operationStatuses,
  priceStatuses,
} from '@haisha/validation/delivery-choices';
import { temperatureZones } from '@haisha/validation/vehicle-body-choices';

/** Operation dates as people ask for them; without a choice `soon`, today and tomorrow. */
export const deliveryPeriods = ['soon', 'today', 'tomorrow', 'thisWeek', 'nextWeek', 'all', 'range'] as const;

/** What the address of the list of deliveries can say. */
export const deliveryList = {
  sortColumns: deliverySortColumns,
  filters: {
    period: oneOf(deliveryPeriods),
    from: day(),
    to: day(),
    departmentId: ids(),
    cargoOwnerId: ids(),
    customerId: ids(),
    destinationId: ids(),
    courseId: ids(),
    directionId: ids(),
    kind: manyOf(deliveryKinds),
    temperatureZone: manyOf(temperatureZones),
    operationStatus: manyOf(operationStatuses),
    priceStatus: manyOf(priceStatuses),
    billingStatus: manyOf(billingStatuses),
    assignment: oneOf(assignments),
  },
  hiddenColumns: [
    'slipNumber',
    'customerName',
    'departmentName',
    'kind',
    'directionName',
    'volumeCubicMetres',
    'pallets',
    'pallets',
    'allocationNumber',
    'salesDate',
    'billingDate',
    'billingStatus',
    'updatedAt',
  ],
};

function day(): OneFilter<string> {
  return { many: false, accepts: (text): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text) };
}
