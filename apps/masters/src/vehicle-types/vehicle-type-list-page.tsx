import { listPage } from '@haisha/records/list/list-page';
import { RecordList } from '@haisha/records/list/record-list';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { vehicleType } from '@haisha/references/vehicle-types/vehicle-type';
import { useVehicleTypeColumns } from './use-vehicle-type-columns.tsx';
import { useVehicleTypeFilters } from './use-vehicle-type-filters.tsx';
import { vehicleTypeList } from './vehicle-type-list.ts';

const settable = async () =>
  (await import(/* webpackChunkName: "settables" */ './use-vehicle-type-settable.ts')).useVehicleTypeSettable;

const panel = async () =>
  (await import(/* webpackChunkName: "panels" */ './panel/vehicle-type-panel.tsx')).VehicleTypePanel;

/** The list of vehicle types. */
export const vehicleTypeListPage = listPage(vehicleType, vehicleTypeList, VehicleTypeListPage);

function VehicleTypeListPage() {
  const columns = useVehicleTypeColumns();
  const list = useListQuery(vehicleTypeList, columns);
  return (
    <RecordList
      of={vehicleType}
      list={list}
      columns={columns}
      settable={settable}
      panel={panel}
      filters={useVehicleTypeFilters(list)}
    />
  );
}
