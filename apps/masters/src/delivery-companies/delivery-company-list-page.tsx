import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { ListDues } from '@haisha/records/list/list-dues';
import { listPage } from '@haisha/records/list/list-page';
import { RecordList } from '@haisha/records/list/record-list';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { deliveryCompany } from '@haisha/references/delivery-companies/delivery-company';
import { deliveryCompanyList } from './delivery-company-list.ts';
import { useDeliveryCompanyColumns } from './use-delivery-company-columns.tsx';
import { useDeliveryCompanyFilters } from './use-delivery-company-filters.tsx';

const settable = async () =>
  (await import(/* webpackChunkName: "settables" */ './use-delivery-company-settable.ts')).useDeliveryCompanySettable;

const panel = async () =>
  (await import(/* webpackChunkName: "panels" */ './panel/delivery-company-panel.tsx')).DeliveryCompanyPanel;

/** The list of delivery companies; people of one see their own. */
export const deliveryCompanyListPage = listPage(deliveryCompany, deliveryCompanyList, DeliveryCompanyListPage);

function DeliveryCompanyListPage() {
  const { t } = useTranslation('deliveryCompany');
  const readsNotes = useCan()('deliveryCompany.readNote');
  const columns = useDeliveryCompanyColumns();
  const list = useListQuery(deliveryCompanyList, columns);
  return (
    <RecordList
      of={deliveryCompany}
      list={list}
      columns={columns}
      foot={<ListDues of={deliveryCompany} list={list} filter="insuranceDue" />}
      settable={settable}
      panel={panel}
      searchHelp={t(readsNotes ? 'search.help' : 'search.helpWithoutNote')}
      filters={useDeliveryCompanyFilters(list)}
    />
  );
}
