import { useTranslation } from '@haisha/i18n';
import { keepPreviousData, useQuery } from '@haisha/platform';
import { EntityListPage } from '@haisha/records/list/entity-list-page';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { vehicleTypesApi } from '@haisha/references/vehicle-types/vehicle-types-api';
import { useVehicleTypeColumns } from './use-vehicle-type-columns.tsx';
import { useVehicleTypeFilters } from './use-vehicle-type-filters.tsx';
import { vehicleTypeList } from './vehicle-type-list.ts';

const loadSettable = async () =>
  (await import(/* webpackChunkName: "settables" */ './use-vehicle-type-settable.ts')).useVehicleTypeSettable;

/** The list of vehicle types. */
export function VehicleTypeListPage() {
  const { t } = useTranslation('vehicleType');
  const columns = useVehicleTypeColumns();
  const list = useListQuery(vehicleTypeList, columns);
  const reading = useQuery({ ...vehicleTypesApi.list(list.query), placeholderData: keepPreviousData });
  return (
    <EntityListPage
      title={usePageTitle('/vehicle-type')}
      path="/vehicle-type"
      permission="vehicleType"
      importPermission="importVehicleTypes.create"
      list={list}
      reading={reading}
      api={vehicleTypesApi}
      columns={columns}
      nameOf={codeAndName}
      loadSettable={loadSettable}
      searchHint={t('search.hint')}
      searchHelp={t('search.help')}
      {...useVehicleTypeFilters(list)}
    />
  );
}
