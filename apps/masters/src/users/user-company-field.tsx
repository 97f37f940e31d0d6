import { useTranslation } from '@haisha/i18n';
import { FormSection } from '@haisha/ui/form';
import type { User } from '@haisha/validation/user';
import { deliveryCompaniesApi } from '../api/delivery-companies-api.ts';
import { codeAndName } from '../form/code-and-name.ts';
import { EntityPickerField } from '../form/entity-picker-field.tsx';
import { useLocalName } from '../form/use-local-name.ts';
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
    <FormSection title={t('field.deliveryCompanyId')} columns={1}>
      <EntityPickerField
        control={form.control}
        name="deliveryCompanyId"
        label={t('field.deliveryCompanyId')}
        required
        width="24rem"
        help={t('help.deliveryCompanyId')}
        api={deliveryCompaniesApi}
        nameOf={codeAndName}
        known={id && name ? { id, name } : undefined}
      />
    </FormSection>
  );
}
