import { useTranslation } from '@haisha/i18n';
import { keepPreviousData, useQuery } from '@haisha/platform';
import { operationTimesApi } from '../api/operation-times-api.ts';
import { codeAndName } from '../form/code-and-name.ts';
import { EntityListPage } from '../list/entity-list-page.tsx';
import { useListQuery } from '../list/use-list-query.ts';
import { usePageTitle } from '../use-page-title.ts';
import { operationTimeList } from './operation-time-list.ts';
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
