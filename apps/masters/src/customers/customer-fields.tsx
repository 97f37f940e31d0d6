import { useTranslation } from '@haisha/i18n';
import { CodeField, FaxField, KanaField, PhoneField, TextareaField, TextField } from '@haisha/ui/fields';
import { FormSection, OptionalFields } from '@haisha/ui/form';
import { AddressFields } from '../fields/address-fields.tsx';
import { companyKana } from '../fields/company-kana.ts';
import { useKanaOfName } from '../fields/use-kana-of-name.ts';
import type { CustomerFormApi } from './customer-values.ts';

export type CustomerFieldsProps = { form: CustomerFormApi };

/** Who a customer is and how it is reached. */
export function CustomerFields({ form }: CustomerFieldsProps) {
  const { t } = useTranslation('customer');
  const { control } = form;
  const takeReading = useKanaOfName(form);
  return (
    <>
      <FormSection title={t('section.basic')}>
        <CodeField control={control} name="code" label={t('field.code')} required />
        <TextField
          control={control}
          name="name"
          span={5}
          label={t('field.name')}
          required
          onReading={(reading) => takeReading(companyKana(reading))}
        />
        <KanaField control={control} name="kana" span={4} label={t('field.kana')} required help={t('help.kana')} />
        <OptionalFields>
          <TextField control={control} name="nameEn" label={t('field.nameEn')} span={6} />
          <TextField control={control} name="honorific" label={t('field.honorific')} span={2} />
        </OptionalFields>
      </FormSection>
      <FormSection title={t('section.address')} folded saysValues>
        <AddressFields form={form} label={(part) => t(`field.${part}`)} />
        <PhoneField control={control} name="phone" label={t('field.phone')} />
        <FaxField control={control} name="fax" label={t('field.fax')} />
        <TextField control={control} name="contactName" label={t('field.contactName')} />
        <CodeField control={control} name="email" span={5} label={t('field.email')} type="email" />
      </FormSection>
    </>
  );
}

/** What no field says, last of all. */
export function CustomerNote({ form }: CustomerFieldsProps) {
  const { t } = useTranslation('customer');
  return (
    <FormSection title={t('section.note')} folded>
      <TextareaField control={form.control} name="note" label={t('field.note')} />
    </FormSection>
  );
}
