import { listPage } from '@haisha/records/list/list-page';
import { RecordList } from '@haisha/records/list/record-list';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { customer } from '@haisha/references/customers/customer';
import { customerList } from './customer-list.ts';
import { useCustomerColumns } from './use-customer-columns.tsx';
import { useCustomerFilters } from './use-customer-filters.tsx';

const settable = async () =>
  (await import(/* webpackChunkName: "settables" */ './use-customer-settable.ts')).useCustomerSettable;

const panel = async () => (await import(/* webpackChunkName: "panels" */ './panel/customer-panel.tsx')).CustomerPanel;

/** The list of customers; their form stands in a dialog over it. */
export const customerListPage = listPage(customer, customerList, CustomerListPage);

function CustomerListPage() {
  const columns = useCustomerColumns();
  const list = useListQuery(customerList, columns);
  return (
    <RecordList
      of={customer}
      list={list}
      columns={columns}
      settable={settable}
      panel={panel}
      filters={useCustomerFilters(list)}
    />
  );
}
