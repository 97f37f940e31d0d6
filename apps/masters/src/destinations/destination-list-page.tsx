import { useTranslation } from '@haisha/i18n';
import { keepPreviousData, useQuery } from '@haisha/platform';
import { EntityListPage } from '@haisha/records/list/entity-list-page';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { destinationsApi } from '@haisha/references/destinations/destinations-api';
import { destinationList } from './destination-list.ts';
import { useDestinationColumns } from './use-destination-columns.tsx';
import { useDestinationFilters } from './use-destination-filters.tsx';

const loadSettable = async () =>
  (await import(/* webpackChunkName: "settables" */ './use-destination-settable.ts')).useDestinationSettable;

/** The list of delivery destinations. */
export function DestinationListPage() {
  const { t } = useTranslation('destination');
  const columns = useDestinationColumns();
  const list = useListQuery(destinationList, columns);
  const reading = useQuery({ ...destinationsApi.list(list.query), placeholderData: keepPreviousData });
  return (
    <EntityListPage
      title={usePageTitle('/delivery-destination')}
      path="/delivery-destination"
      permission="destination"
      importPermission="importDestinations.create"
      list={list}
      reading={reading}
      api={destinationsApi}
      columns={columns}
      nameOf={codeAndName}
      loadSettable={loadSettable}
      searchHint={t('search.hint')}
      searchHelp={t('search.help')}
      {...useDestinationFilters(list)}
    />
  );
}
