import { chipsOf } from '@haisha/records/list/chips-of';
import { FilterMany } from '@haisha/records/list/filter-many';
import { listPage } from '@haisha/records/list/list-page';
import { RecordList } from '@haisha/records/list/record-list';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { cargoOwner } from '@haisha/references/cargo-owners/cargo-owner';
import { cargoOwnerList } from './cargo-owner-list.ts';
import { useCargoOwnerColumns } from './use-cargo-owner-columns.tsx';
import { useCustomerChoice } from './use-customer-choice.ts';

const settable = async () =>
  (await import(/* webpackChunkName: "settables" */ './use-cargo-owner-settable.ts')).useCargoOwnerSettable;

const panel = async () =>
  (await import(/* webpackChunkName: "panels" */ './panel/cargo-owner-panel.tsx')).CargoOwnerPanel;

/** The list of cargo owners. */
export const cargoOwnerListPage = listPage(cargoOwner, cargoOwnerList, CargoOwnerListPage);

function CargoOwnerListPage() {
  const columns = useCargoOwnerColumns();
  const list = useListQuery(cargoOwnerList, columns);
  const customers = useCustomerChoice(list);
  return (
    <RecordList
      of={cargoOwner}
      list={list}
      settable={settable}
      panel={panel}
      columns={columns}
      filters={{ fields: <FilterMany {...customers} />, chips: chipsOf(customers) }}
    />
  );
}
