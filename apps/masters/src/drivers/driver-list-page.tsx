import { useTranslation } from '@haisha/i18n';
import { keepPreviousData, useQuery } from '@haisha/platform';
import { driversApi } from '../api/drivers-api.ts';
import { codeAndName } from '../form/code-and-name.ts';
import { EntityListPage } from '../list/entity-list-page.tsx';
import { useListQuery } from '../list/use-list-query.ts';
import { usePageTitle } from '../use-page-title.ts';
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
