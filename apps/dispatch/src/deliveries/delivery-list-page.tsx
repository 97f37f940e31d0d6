import { listPage } from '@haisha/records/list/list-page';
import { isNarrowed } from '@haisha/records/list/list-query';
import { RecordList } from '@haisha/records/list/record-list';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { CancelButton } from './cancel/cancel-button.tsx';
import { deliveryList } from './delivery-list.ts';
import { DeliveryTotals } from './delivery-totals.tsx';
import { GenerateButton } from './generation/generate-button.tsx';
import { listedDeliveries } from './listed-deliveries.ts';
import { useDeliveryColumns } from './use-delivery-columns.tsx';
import { useDeliveryFilters } from './use-delivery-filters.tsx';

const settable = async () =>
  (await import(/* webpackChunkName: "settables" */ './use-delivery-settable.ts')).useDeliverySettable;

const panel = async () => (await import(/* webpackChunkName: "panels" */ './panel/delivery-panel.tsx')).DeliveryPanel;

/** The list of deliveries. */
export const deliveryListPage = listPage(listedDeliveries, deliveryList, DeliveryListPage);

function DeliveryListPage() {
  const columns = useDeliveryColumns();
  const list = useListQuery(deliveryList, columns);
  const { period, ...rest } = list.query;
  return (
    <RecordList
      of={listedDeliveries}
      // A day without deliveries is no list that is empty.
      list={{ ...list, isNarrowed: period !== 'all' || isNarrowed({ ...rest, period: undefined }, deliveryList) }}
      columns={columns}
      foot={<DeliveryTotals query={list.query} />}
      tools={[{ id: 'generate', node: <GenerateButton /> }]}
      settable={settable}
      acts={(rows, onSelect) => <CancelButton rows={rows} onSelect={onSelect} />}
      panel={panel}
      filters={useDeliveryFilters(list)}
    />
  );
}
