import { useTranslation } from '@haisha/i18n';
import { FormSection } from '@haisha/ui/form';
import { AddressFields } from '../fields/address-fields.tsx';
import type { DeliveryCompanyFormApi } from './delivery-company-values.ts';

export type CompanyAddressFieldsProps = { form: DeliveryCompanyFormApi };

/** Where the company is; the postal code fills the address. */
export function CompanyAddressFields({ form }: CompanyAddressFieldsProps) {
  const { t } = useTranslation('deliveryCompany');
  return (
    <FormSection title={t('section.address')}>
      <AddressFields form={form} label={(part) => t(`field.${part}`)} required />
    </FormSection>
  );
}
