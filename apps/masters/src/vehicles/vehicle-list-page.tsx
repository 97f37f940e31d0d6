import { ListDues } from '@haisha/records/list/list-dues';
import { listPage } from '@haisha/records/list/list-page';
import { RecordList } from '@haisha/records/list/record-list';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { vehicle } from '@haisha/references/vehicles/vehicle';
import { useVehicleColumns } from './use-vehicle-columns.tsx';
import { useVehicleFilters } from './use-vehicle-filters.tsx';
import { vehicleList } from './vehicle-list.ts';

const settable = async () =>
  (await import(/* webpackChunkName: "settables" */ './use-vehicle-settable.ts')).useVehicleSettable;

const panel = async () => (await import(/* webpackChunkName: "panels" */ './panel/vehicle-panel.tsx')).VehiclePanel;

/** The list of vehicles. */
export const vehicleListPage = listPage(vehicle, vehicleList, VehicleListPage);

function VehicleListPage() {
  const columns = useVehicleColumns();
  const list = useListQuery(vehicleList, columns);
  return (
    <RecordList
      of={vehicle}
      list={list}
      columns={columns}
      foot={<ListDues of={vehicle} list={list} filter="due" />}
      settable={settable}
      panel={panel}
      filters={useVehicleFilters(list)}
    />
  );
}
