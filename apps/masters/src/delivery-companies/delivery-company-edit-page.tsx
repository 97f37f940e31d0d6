import { useTranslation } from '@haisha/i18n';
import { useCan, useParams, useQuery } from '@haisha/platform';
import { ChooseRowPage } from '@haisha/records/form/choose-row-page';
import { LoadedRow } from '@haisha/records/form/loaded-row';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { deliveryCompaniesApi } from '@haisha/references/delivery-companies/delivery-companies-api';
import { ContactsForm } from './contacts-form.tsx';
import { DeliveryCompanyForm } from './delivery-company-form.tsx';

/** Changes a delivery company; without one in the address it is chosen first. */
export function DeliveryCompanyEditPage() {
  const { id } = useParams();
  return id === undefined ? <DeliveryCompanyToChoose /> : <DeliveryCompanyToEdit key={id} id={id} />;
}

function DeliveryCompanyToEdit({ id }: { id: string }) {
  const can = useCan();
  const reading = useQuery({ ...deliveryCompaniesApi.detail(id), refetchOnMount: 'always' });
  const Form = can('deliveryCompany.updateContacts') && !can('deliveryCompany.update') ? ContactsForm : null;
  return (
    <LoadedRow reading={reading} title={usePageTitle('/delivery-company/edit/:id')} path="/delivery-company">
      {(row) => (Form ? <Form key={row.id} row={row} /> : <DeliveryCompanyForm key={row.id} row={row} />)}
    </LoadedRow>
  );
}

function DeliveryCompanyToChoose() {
  const { t } = useTranslation('deliveryCompany');
  return (
    <ChooseRowPage
      title={usePageTitle('/delivery-company/edit/:id')}
      path="/delivery-company"
      text={t('picker.text')}
      label={t('name')}
      api={deliveryCompaniesApi}
      nameOf={codeAndName}
      hintOf={(row) => `${row.prefecture}${row.city}`}
    />
  );
}
