import { tokyoDate } from '@haisha/i18n';
import { http, keepPreviousData, queryOptions } from '@haisha/platform';
import type { ListQuery } from '@haisha/records/list/list-definition';
import type { DeliveryTotals } from '@haisha/validation/delivery';
import { deliveriesApi } from './deliveries-api.ts';
import { delivery } from './delivery.ts';
import type { deliveryList } from './delivery-list.ts';
import { periodDays } from './period-days.ts';

type Asked = ListQuery<typeof deliveryList>;

const { list, readPage, exportFile } = deliveriesApi;

/** Deliveries as their list asks for them: by periods that move on with the day. */
export const listedDeliveries = {
  ...delivery,
  api: {
    ...deliveriesApi,
    list: (query: Asked) => list(inDays(query)),
    readPage: (query: Asked) => readPage(inDays(query)),
    exportFile: (query: Asked, options: Parameters<typeof exportFile>[1]) => exportFile(inDays(query), options),
  },
};

/** The totals of all rows of a list, on whatever page. */
export function deliveryTotals(query: Asked) {
  const { page: _page, pageSize: _size, sort: _sort, ...filters } = inDays(query);
  return queryOptions({
    queryKey: [deliveriesApi.path, 'totals', filters],
    queryFn: ({ signal }) => http().get<DeliveryTotals>(`${deliveriesApi.path}/totals`, { query: filters, signal }),
    retry: false,
    placeholderData: keepPreviousData,
    meta: { entity: 'delivery' },
  });
}

function inDays({ period, from, to, ...query }: Asked) {
  return {
    ...query,
    ...periodDays({ ...(period && { period }), ...(from && { from }), ...(to && { to }) }, tokyoDate()),
  };
}
