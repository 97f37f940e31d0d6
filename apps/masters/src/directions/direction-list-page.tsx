import { useTranslation } from '@haisha/i18n';
import { keepPreviousData, useQuery } from '@haisha/platform';
import { directionsApi } from '../api/directions-api.ts';
import { codeAndName } from '../form/code-and-name.ts';
import { EntityListPage } from '../list/entity-list-page.tsx';
import { useListQuery } from '../list/use-list-query.ts';
import { usePageTitle } from '../use-page-title.ts';
import { directionList } from './direction-list.ts';
import { useDirectionColumns } from './use-direction-columns.tsx';
import { useDirectionFilters } from './use-direction-filters.tsx';

const loadSettable = async () =>
  (await import(/* webpackChunkName: "settables" */ './use-direction-settable.ts')).useDirectionSettable;

/** The list of directions. */
export function DirectionListPage() {
  const { t } = useTranslation('direction');
  const columns = useDirectionColumns();
  const list = useListQuery(directionList, columns);
  const reading = useQuery({ ...directionsApi.list(list.query), placeholderData: keepPreviousData });
  return (
    <EntityListPage
      title={usePageTitle('/direction-base')}
      path="/direction-base"
      permission="direction"
      importPermission="importDirections.create"
      list={list}
      reading={reading}
      api={directionsApi}
      columns={columns}
      nameOf={codeAndName}
      loadSettable={loadSettable}
      searchHint={t('search.hint')}
      searchHelp={t('search.help')}
      {...useDirectionFilters(list)}
    />
  );
}
