import { useTranslation } from '@haisha/i18n';
import { CodeField, InvoiceNumberField, SelectField, TextField } from '@haisha/ui/fields';
import { FormSection } from '@haisha/ui/form';
import { legalForms } from '@haisha/validation/delivery-company-choices';
import { companyKana } from '../fields/company-kana.ts';
import { useKanaOfName } from '../fields/use-kana-of-name.ts';
import type { DeliveryCompanyFormApi } from './delivery-company-values.ts';
import { useCorporationOnly } from './use-corporation-only.ts';

export type CompanyIdentityFieldsProps = { form: DeliveryCompanyFormApi };

/** Who the company is: names, legal form and the numbers of the tax office. */
export function CompanyIdentityFields({ form }: CompanyIdentityFieldsProps) {
  const { t } = useTranslation('deliveryCompany');
  const { control } = form;
  const takeReading = useKanaOfName(form);
  const isCorporation = useCorporationOnly(form);
  return (
    <FormSection title={t('section.basic')}>
      <CodeField control={control} name="code" label={t('field.code')} required width="14rem" />
      <SelectField
        control={control}
        name="legalForm"
        label={t('field.legalForm')}
        required
        placeholder={false}
        width="12rem"
        options={legalForms.map((value) => ({ value, label: t(`legalForm.${value}`) }))}
      />
      <TextField
        control={control}
        name="name"
        label={t('field.name')}
        required
        onReading={(reading) => takeReading(companyKana(reading))}
      />
      <TextField control={control} name="kana" label={t('field.kana')} required help={t('help.kana')} />
      <TextField control={control} name="nameEn" label={t('field.nameEn')} />
      {isCorporation && (
        <CodeField
          control={control}
          name="corporateNumber"
          label={t('field.corporateNumber')}
          inputMode="numeric"
          width="16rem"
          help={t('help.corporateNumber')}
        />
      )}
      <InvoiceNumberField
        control={control}
        name="invoiceNumber"
        label={t('field.invoiceNumber')}
        help={t('help.invoiceNumber')}
      />
    </FormSection>
  );
}
