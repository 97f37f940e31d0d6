import { useTranslation } from '@haisha/i18n';
import { TextareaField } from '@haisha/ui/fields';
import { FormSection } from '@haisha/ui/form';
import { CompanyAddressFields } from './company-address-fields.tsx';
import { CompanyIdentityFields } from './company-identity-fields.tsx';
import { CompanyTermsFields } from './company-terms-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import type { DeliveryCompanyFormApi } from './delivery-company-values.ts';
import { DriversField } from './drivers-field.tsx';
import { OrderFields } from './order-fields.tsx';
import { PermitFields } from './permit-fields.tsx';
import { VehiclesField } from './vehicles-field.tsx';

export type DeliveryCompanyFieldsProps = { form: DeliveryCompanyFormApi; showsTerms: boolean };

/** What is known of a delivery company, in the order people ask for it. */
export function DeliveryCompanyFields({ form, showsTerms }: DeliveryCompanyFieldsProps) {
  const { t } = useTranslation('deliveryCompany');
  const { control } = form;
  return (
    <>
      <CompanyIdentityFields form={form} />
      <PermitFields control={control} />
      <CompanyAddressFields form={form} />
      <ContactFields control={control} />
      <OrderFields control={control} />
      <FormSection title={t('section.vehicles')} folded description={t('help.vehicles')}>
        <VehiclesField control={control} />
      </FormSection>
      <FormSection title={t('section.drivers')} folded description={t('help.drivers')}>
        <DriversField control={control} />
      </FormSection>
      {showsTerms && <CompanyTermsFields control={control} />}
      <FormSection title={t('section.note')} folded>
        <TextareaField control={control} name="note" label={t('field.note')} />
      </FormSection>
    </>
  );
}
