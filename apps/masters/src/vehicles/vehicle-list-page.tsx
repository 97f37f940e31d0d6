import { useTranslation } from '@haisha/i18n';
import { keepPreviousData, useQuery } from '@haisha/platform';
import { vehiclesApi } from '../api/vehicles-api.ts';
import { EntityListPage } from '../list/entity-list-page.tsx';
import { useListQuery } from '../list/use-list-query.ts';
import { usePageTitle } from '../use-page-title.ts';
import { useVehicleColumns } from './use-vehicle-columns.tsx';
import { useVehicleFilters } from './use-vehicle-filters.tsx';
import { vehicleList } from './vehicle-list.ts';
import { vehicleName } from './vehicle-name.ts';

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
