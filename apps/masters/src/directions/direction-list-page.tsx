import { useTranslation } from '@haisha/i18n';
import { keepPreviousData, useQuery } from '@haisha/platform';
import { EntityListPage } from '@haisha/records/list/entity-list-page';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { directionsApi } from '@haisha/references/directions/directions-api';
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
