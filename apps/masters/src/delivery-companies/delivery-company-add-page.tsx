import { useQuery, useSearchParams } from '@haisha/platform';
import { LoadedRow } from '@haisha/records/form/loaded-row';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { deliveryCompaniesApi } from '@haisha/references/delivery-companies/delivery-companies-api';
import { DeliveryCompanyForm } from './delivery-company-form.tsx';

/** Adds a delivery company, from nothing or (`?from=`) from the values of another. */
export function DeliveryCompanyAddPage() {
  const from = useSearchParams()[0].get('from');
  return from ? <CopiedDeliveryCompany id={from} /> : <DeliveryCompanyForm row={null} />;
}

function CopiedDeliveryCompany({ id }: { id: string }) {
  const reading = useQuery({ ...deliveryCompaniesApi.detail(id), refetchOnMount: 'always' });
  return (
    <LoadedRow reading={reading} title={usePageTitle('/delivery-company/add')} path="/delivery-company">
      {(row) => <DeliveryCompanyForm row={null} copyOf={row} />}
    </LoadedRow>
  );
}
