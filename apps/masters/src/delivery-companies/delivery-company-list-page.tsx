import { useTranslation } from '@haisha/i18n';
import { keepPreviousData, useCan, useQuery } from '@haisha/platform';
import { EntityListPage } from '@haisha/records/list/entity-list-page';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { deliveryCompaniesApi } from '@haisha/references/delivery-companies/delivery-companies-api';
import { deliveryCompanyList } from './delivery-company-list.ts';
import { useDeliveryCompanyColumns } from './use-delivery-company-columns.tsx';
import { useDeliveryCompanyFilters } from './use-delivery-company-filters.tsx';

const loadSettable = async () =>
  (await import(/* webpackChunkName: "settables" */ './use-delivery-company-settable.ts')).useDeliveryCompanySettable;

/** The list of delivery companies; people of one see their own. */
export function DeliveryCompanyListPage() {
  const { t } = useTranslation('deliveryCompany');
  const readsNotes = useCan()('deliveryCompany.readNote');
  const columns = useDeliveryCompanyColumns();
  const list = useListQuery(deliveryCompanyList, columns);
  const reading = useQuery({ ...deliveryCompaniesApi.list(list.query), placeholderData: keepPreviousData });
  return (
    <EntityListPage
      title={usePageTitle('/delivery-company')}
      path="/delivery-company"
      permission="deliveryCompany"
      importPermission="importDeliveryCompanies.create"
      list={list}
      reading={reading}
      api={deliveryCompaniesApi}
      columns={columns}
      nameOf={codeAndName}
      loadSettable={loadSettable}
      searchHint={t('search.hint')}
      searchHelp={t(readsNotes ? 'search.help' : 'search.helpWithoutNote')}
      {...useDeliveryCompanyFilters(list)}
    />
  );
}
