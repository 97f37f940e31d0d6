import { ListDues } from '@haisha/records/list/list-dues';
import { listPage } from '@haisha/records/list/list-page';
import { RecordList } from '@haisha/records/list/record-list';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { driver } from '@haisha/references/drivers/driver';
import { driverList } from './driver-list.ts';
import { useDriverColumns } from './use-driver-columns.tsx';
import { useDriverFilters } from './use-driver-filters.tsx';

const settable = async () =>
  (await import(/* webpackChunkName: "settables" */ './use-driver-settable.ts')).useDriverSettable;

const panel = async () => (await import(/* webpackChunkName: "panels" */ './panel/driver-panel.tsx')).DriverPanel;

/** The list of drivers. */
export const driverListPage = listPage(driver, driverList, DriverListPage);

function DriverListPage() {
  const columns = useDriverColumns();
  const list = useListQuery(driverList, columns);
  return (
    <RecordList
      of={driver}
      list={list}
      columns={columns}
      foot={<ListDues of={driver} list={list} filter="due" />}
      settable={settable}
      panel={panel}
      filters={useDriverFilters(list)}
    />
  );
}
