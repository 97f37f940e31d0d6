import { useTranslation } from '@haisha/i18n';
import { CodeField, FaxField, PhoneField, TextField } from '@haisha/ui/fields';
import { FormSection } from '@haisha/ui/form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

export type ContactFieldsProps<Values extends FieldValues, Output> = { control: Control<Values, unknown, Output> };

/** How the company is reached. */
export function ContactFields<Values extends FieldValues, Output>({ control }: ContactFieldsProps<Values, Output>) {
  const { t } = useTranslation('deliveryCompany');
  const field = (name: 'phone' | 'fax' | 'email' | 'contactName') => ({
    control,
    name: name as FieldPath<Values>,
    label: t(`field.${name}`),
  });
  return (
    <FormSection title={t('section.contacts')}>
      <PhoneField {...field('phone')} required />
      <FaxField {...field('fax')} />
      <TextField {...field('contactName')} />
      <CodeField {...field('email')} type="email" span={6} />
    </FormSection>
  );
}
