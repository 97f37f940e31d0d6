import { useTranslation } from '@haisha/i18n';
import { keepPreviousData, useQuery } from '@haisha/platform';
import { cargoOwnersApi } from '../api/cargo-owners-api.ts';
import { codeAndName } from '../form/code-and-name.ts';
import { chipsOf } from '../list/chips-of.ts';
import { EntityListPage } from '../list/entity-list-page.tsx';
import { FilterMany } from '../list/filter-many.tsx';
import { useListQuery } from '../list/use-list-query.ts';
import { usePageTitle } from '../use-page-title.ts';
import { cargoOwnerList } from './cargo-owner-list.ts';
import { useCargoOwnerColumns } from './use-cargo-owner-columns.tsx';
import { useCustomerChoice } from './use-customer-choice.ts';

const loadSettable = async () =>
  (await import(/* webpackChunkName: "settables" */ './use-cargo-owner-settable.ts')).useCargoOwnerSettable;

/** The list of cargo owners. */
export function CargoOwnerListPage() {
  const { t } = useTranslation('cargoOwner');
  const columns = useCargoOwnerColumns();
  const list = useListQuery(cargoOwnerList, columns);
  const reading = useQuery({ ...cargoOwnersApi.list(list.query), placeholderData: keepPreviousData });
  const customers = useCustomerChoice(list);
  return (
    <EntityListPage
      title={usePageTitle('/owner-master')}
      path="/owner-master"
      permission="cargoOwner"
      importPermission="importCargoOwners.create"
      list={list}
      reading={reading}
      api={cargoOwnersApi}
      loadSettable={loadSettable}
      columns={columns}
      nameOf={codeAndName}
      searchHint={t('search.hint')}
      searchHelp={t('search.help')}
      filters={<FilterMany {...customers} />}
      chips={chipsOf(customers)}
    />
  );
}
