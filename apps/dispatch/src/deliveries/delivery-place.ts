import type { RecordPlace } from '@haisha/records/record-place';
import { dispatchRecords } from '@haisha/rules/areas/dispatch';

const { path } = dispatchRecords.delivery;

/** The form of a delivery stands on the page that shows the rest of it. */
export const deliveryPlace: RecordPlace<'delivery'> = {
  name: 'delivery',
  path,
  formAt: (id) => (id === null ? `${path}/add` : `${path}/detail/${id}`),
  copyAt: (id) => `${path}/add?from=${id}`,
};
