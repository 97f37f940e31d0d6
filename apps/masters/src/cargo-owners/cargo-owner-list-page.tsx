import { useTranslation } from '@haisha/i18n';
import { keepPreviousData, useQuery } from '@haisha/platform';
import { chipsOf } from '@haisha/records/list/chips-of';
import { EntityListPage } from '@haisha/records/list/entity-list-page';
import { FilterMany } from '@haisha/records/list/filter-many';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { cargoOwnersApi } from '@haisha/references/cargo-owners/cargo-owners-api';
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
