import { useTranslation } from '@haisha/i18n';
import { RecordPickerField } from '@haisha/records/form/record-picker-field';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { deliveryCompany } from '@haisha/references/delivery-companies/delivery-company';
import { FormSection } from '@haisha/ui/form';
import type { User } from '@haisha/validation/user';
import type { UserFormApi } from './user-values.ts';

export type UserCompanyFieldProps = { form: UserFormApi; user: User | null };

/** The delivery company of a partner; nobody else is of one. */
export function UserCompanyField({ form, user }: UserCompanyFieldProps) {
  const { t } = useTranslation('user');
  const localName = useLocalName();
  if (!form.watch('roles')?.includes('partner')) return null;
  const id = user?.deliveryCompanyId;
  const name = localName(user?.deliveryCompanyName, user?.deliveryCompanyNameEn);
  return (
    <FormSection title={t('field.deliveryCompanyId')}>
      <RecordPickerField
        control={form.control}
        name="deliveryCompanyId"
        span={6}
        label={t('field.deliveryCompanyId')}
        required
        help={t('help.deliveryCompanyId')}
        of={deliveryCompany}
        known={id && name ? { id, name } : undefined}
      />
    </FormSection>
  );
}
