import { useTranslation } from '@haisha/i18n';
import { keepPreviousData, useQuery } from '@haisha/platform';
import { EntityListPage } from '@haisha/records/list/entity-list-page';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { driversApi } from '@haisha/references/drivers/drivers-api';
import { driverList } from './driver-list.ts';
import { useDriverColumns } from './use-driver-columns.tsx';
import { useDriverFilters } from './use-driver-filters.tsx';

const loadSettable = async () =>
  (await import(/* webpackChunkName: "settables" */ './use-driver-settable.ts')).useDriverSettable;

/** The list of drivers. */
export function DriverListPage() {
  const { t } = useTranslation('driver');
  const columns = useDriverColumns();
  const list = useListQuery(driverList, columns);
  const reading = useQuery({ ...driversApi.list(list.query), placeholderData: keepPreviousData });
  return (
    <EntityListPage
      title={usePageTitle('/drivers')}
      path="/drivers"
      permission="driver"
      importPermission="importDrivers.create"
      list={list}
      reading={reading}
      api={driversApi}
      columns={columns}
      nameOf={codeAndName}
      searchHint={t('search.hint')}
      searchHelp={t('search.help')}
      loadSettable={loadSettable}
      {...useDriverFilters(list)}
    />
  );
}
