import { useTranslation } from '@haisha/i18n';
import { keepPreviousData, useQuery, useSearchParams } from '@haisha/platform';
import { EntityListPage } from '@haisha/records/list/entity-list-page';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { customersApi } from '@haisha/references/customers/customers-api';
import { lazy, Suspense } from 'react';
import { customerList } from './customer-list.ts';
import { customerPlace } from './customer-place.ts';
import { useCustomerColumns } from './use-customer-columns.tsx';
import { useCustomerFilters } from './use-customer-filters.tsx';

const CustomerAtAddress = lazy(async () => ({
  default: (await import(/* webpackChunkName: "client-dialog" */ './customer-at-address.tsx')).CustomerAtAddress,
}));

const loadSettable = async () =>
  (await import(/* webpackChunkName: "settables" */ './use-customer-settable.ts')).useCustomerSettable;

/** The list of customers, and over it the dialog of the one that the address names. */
export function CustomerListPage() {
  const { t } = useTranslation('customer');
  const columns = useCustomerColumns();
  const list = useListQuery(customerList, columns);
  const reading = useQuery({ ...customersApi.list(list.query), placeholderData: keepPreviousData });
  const [params] = useSearchParams();
  return (
    <>
      <EntityListPage
        title={usePageTitle('/customers')}
        path="/customers"
        formAt={(id) => `/customers?${customerPlace(params, id === null ? { add: true } : { open: id })}`}
        permission="customer"
        importPermission="importCustomers.create"
        list={list}
        reading={reading}
        api={customersApi}
        columns={columns}
        nameOf={codeAndName}
        loadSettable={loadSettable}
        searchHint={t('search.hint')}
        searchHelp={t('search.help')}
        {...useCustomerFilters(list)}
      />
      {['open', 'add'].some((name) => params.has(name)) && (
        <Suspense>
          <CustomerAtAddress />
        </Suspense>
      )}
    </>
  );
}
