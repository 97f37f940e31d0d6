import { listPage } from '@haisha/records/list/list-page';
import { RecordList } from '@haisha/records/list/record-list';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { operationTime } from './operation-time.ts';
import { operationTimeList } from './operation-time-list.ts';
import { useOperationTimeColumns } from './use-operation-time-columns.tsx';
import { useOperationTimeFilters } from './use-operation-time-filters.tsx';

const settable = async () =>
  (await import(/* webpackChunkName: "settables" */ './use-operation-time-settable.ts')).useOperationTimeSettable;

const panel = async () =>
  (await import(/* webpackChunkName: "panels" */ './panel/operation-time-panel.tsx')).OperationTimePanel;

/** The list of operation times. */
export const operationTimeListPage = listPage(operationTime, operationTimeList, OperationTimeListPage);

function OperationTimeListPage() {
  const columns = useOperationTimeColumns();
  const list = useListQuery(operationTimeList, columns);
  return (
    <RecordList
      of={operationTime}
      list={list}
      columns={columns}
      settable={settable}
      panel={panel}
      filters={useOperationTimeFilters(list)}
    />
  );
}
