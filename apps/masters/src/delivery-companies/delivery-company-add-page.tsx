import { useQuery, useSearchParams } from '@haisha/platform';
import { deliveryCompaniesApi } from '../api/delivery-companies-api.ts';
import { LoadedRow } from '../form/loaded-row.tsx';
import { usePageTitle } from '../use-page-title.ts';
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
