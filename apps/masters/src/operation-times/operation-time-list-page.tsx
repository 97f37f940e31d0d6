import { useTranslation } from '@haisha/i18n';
import { keepPreviousData, useQuery } from '@haisha/platform';
import { EntityListPage } from '@haisha/records/list/entity-list-page';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { operationTimeList } from './operation-time-list.ts';
import { operationTimesApi } from './operation-times-api.ts';
import { useOperationTimeColumns } from './use-operation-time-columns.tsx';
import { useOperationTimeFilters } from './use-operation-time-filters.tsx';

const loadSettable = async () =>
  (await import(/* webpackChunkName: "settables" */ './use-operation-time-settable.ts')).useOperationTimeSettable;

/** The list of operation times. */
export function OperationTimeListPage() {
  const { t } = useTranslation('operationTime');
  const columns = useOperationTimeColumns();
  const list = useListQuery(operationTimeList, columns);
  const reading = useQuery({ ...operationTimesApi.list(list.query), placeholderData: keepPreviousData });
  return (
    <EntityListPage
      title={usePageTitle('/operation-time')}
      path="/operation-time"
      permission="operationTime"
      importPermission="importOperationTimes.create"
      list={list}
      reading={reading}
      api={operationTimesApi}
      columns={columns}
      nameOf={codeAndName}
      loadSettable={loadSettable}
      searchHint={t('search.hint')}
      searchHelp={t('search.help')}
      {...useOperationTimeFilters(list)}
    />
  );
}
