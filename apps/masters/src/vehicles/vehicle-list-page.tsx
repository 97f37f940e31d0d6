import { useTranslation } from '@haisha/i18n';
import { keepPreviousData, useQuery } from '@haisha/platform';
import { EntityListPage } from '@haisha/records/list/entity-list-page';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { vehicleName } from '@haisha/references/vehicles/vehicle-name';
import { vehiclesApi } from '@haisha/references/vehicles/vehicles-api';
import { useVehicleColumns } from './use-vehicle-columns.tsx';
import { useVehicleFilters } from './use-vehicle-filters.tsx';
import { vehicleList } from './vehicle-list.ts';

const loadSettable = async () =>
  (await import(/* webpackChunkName: "settables" */ './use-vehicle-settable.ts')).useVehicleSettable;

/** The list of vehicles. */
export function VehicleListPage() {
  const { t } = useTranslation('vehicle');
  const columns = useVehicleColumns();
  const list = useListQuery(vehicleList, columns);
  const reading = useQuery({ ...vehiclesApi.list(list.query), placeholderData: keepPreviousData });
  return (
    <EntityListPage
      title={usePageTitle('/vehicles')}
      path="/vehicles"
      permission="vehicle"
      importPermission="importVehicles.create"
      list={list}
      reading={reading}
      api={vehiclesApi}
      columns={columns}
      nameOf={vehicleName}
      loadSettable={loadSettable}
      searchHint={t('search.hint')}
      searchHelp={t('search.help')}
      {...useVehicleFilters(list)}
    />
  );
}
