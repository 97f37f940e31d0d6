import { useTranslation } from '@haisha/i18n';
import { CodeField, InvoiceNumberField, KanaField, SelectField, TextField } from '@haisha/ui/fields';
import { FormSection, OptionalFields } from '@haisha/ui/form';
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
      <CodeField control={control} name="code" label={t('field.code')} required />
      <SelectField
        control={control}
        name="legalForm"
        span={3}
        label={t('field.legalForm')}
        required
        placeholder={false}
        options={legalForms.map((value) => ({ value, label: t(`legalForm.${value}`) }))}
      />
      <TextField
        control={control}
        name="name"
        span={6}
        label={t('field.name')}
        required
        onReading={(reading) => takeReading(companyKana(reading))}
      />
      <KanaField control={control} name="kana" span={6} label={t('field.kana')} required help={t('help.kana')} />
      <OptionalFields>
        <TextField control={control} name="nameEn" label={t('field.nameEn')} />
        {isCorporation && (
          <CodeField
            control={control}
            name="corporateNumber"
            span={4}
            label={t('field.corporateNumber')}
            inputMode="numeric"
            help={t('help.corporateNumber')}
          />
        )}
        <InvoiceNumberField
          control={control}
          name="invoiceNumber"
          label={t('field.invoiceNumber')}
          help={t('help.invoiceNumber')}
        />
      </OptionalFields>
    </FormSection>
  );
}
