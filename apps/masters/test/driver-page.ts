import type { PageOptions } from '@haisha/area-tests/render-area';
import { driver, driverRecord, noDriverPay } from './drivers.ts';
import { vehicleType } from './vehicles.ts';

export const row = driver();
export const record = driverRecord();
export const edit = `/drivers/edit/${row.id}`;
export const one = `/drivers/${row.id}`;
export const page = (items: readonly object[]) => ({ items, total: items.length, page: 1, pageSize: 50 });
export const large = vehicleType({
  id: '30000000-0000-4000-8000-000000000002',
  code: '10t',
  name: '10t',
  grossWeightKg: 24_900,
  maxLoadKg: 12_800,
});

/** What the page of a driver reads. */
export const reads: PageOptions['api'] = {
  [`GET ${one}`]: () => ({ body: row }),
  [`GET ${one}/record`]: () => ({ body: record }),
  [`GET ${one}/licence-images`]: () => ({ body: { items: [] } }),
  [`GET ${one}/pay`]: () => ({ body: noDriverPay() }),
  'GET /drivers': () => ({ body: page([row]) }),
  'GET /drivers/ties': () => ({ body: { logins: [], deliveryCompanies: [] } }),
  'GET /departments/names': () => ({ body: { items: [{ id: row.departmentId, code: '0012', name: '岩槻営業所' }] } }),
  'GET /vehicle-types': () => ({ body: page([vehicleType(), large]) }),
};
