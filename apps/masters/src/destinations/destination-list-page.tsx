import { listPage } from '@haisha/records/list/list-page';
import { RecordList } from '@haisha/records/list/record-list';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { destination } from '@haisha/references/destinations/destination';
import { destinationList } from './destination-list.ts';
import { useDestinationColumns } from './use-destination-columns.tsx';
import { useDestinationFilters } from './use-destination-filters.tsx';

const settable = async () =>
  (await import(/* webpackChunkName: "settables" */ './use-destination-settable.ts')).useDestinationSettable;

const panel = async () =>
  (await import(/* webpackChunkName: "panels" */ './panel/destination-panel.tsx')).DestinationPanel;

/** The list of delivery destinations. */
export const destinationListPage = listPage(destination, destinationList, DestinationListPage);

function DestinationListPage() {
  const columns = useDestinationColumns();
  const list = useListQuery(destinationList, columns);
  return (
    <RecordList
      of={destination}
      list={list}
      columns={columns}
      settable={settable}
      panel={panel}
      filters={useDestinationFilters(list)}
    />
  );
}
