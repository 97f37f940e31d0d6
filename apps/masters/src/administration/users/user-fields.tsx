import { useTranslation } from '@haisha/i18n';
import { roles } from '@haisha/rules/roles';
import {
  CheckboxField,
  CheckboxGroupField,
  CodeField,
  KanaField,
  PhoneField,
  SelectField,
  TextareaField,
  TextField,
} from '@haisha/ui/fields';
import { FormSection } from '@haisha/ui/form';
import type { User } from '@haisha/validation/user';
import { languages } from '@haisha/validation/user-choices';
import { useKanaOfName } from '../../fields/use-kana-of-name.ts';
import { UserAccess } from './user-access.tsx';
import { UserCompanyField } from './user-company-field.tsx';
import { UserDepartmentFields } from './user-department-fields.tsx';
import type { UserFormApi } from './user-values.ts';

export type UserFieldsProps = { form: UserFormApi; user: User | null };

/** What is known of a user: who it is, what the person may do, and where. */
export function UserFields({ form, user }: UserFieldsProps) {
  const { t } = useTranslation('user');
  const { control } = form;
  const takeReading = useKanaOfName(form);
  return (
    <>
      {user && <UserAccess user={user} />}
      <FormSection title={t('section.basic')}>
        <CodeField
          control={control}
          name="loginId"
          span={6}
          label={t('field.loginId')}
          required
          help={user ? t('help.loginId') : `${t('help.loginId')} ${t('help.loginIdInvited')}`}
        />
        <SelectField
          control={control}
          name="language"
          span={3}
          label={t('field.language')}
          required
          placeholder={false}
          options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
        />
        <TextField control={control} name="name" span={4} label={t('field.name')} required onReading={takeReading} />
        <KanaField control={control} name="kana" span={4} label={t('field.kana')} required help={t('help.kana')} />
        <PhoneField control={control} name="phone" label={t('field.phone')} />
      </FormSection>
      <FormSection title={t('section.roles')}>
        <CheckboxGroupField
          control={control}
          name="roles"
          label={t('field.roles')}
          required
          help={user ? `${t('help.roles')} ${t('help.rolesChanged')}` : t('help.roles')}
          options={roles.map((value) => ({ value, label: t(`roles.${value}`), help: t(`rolesHelp.${value}`) }))}
        />
      </FormSection>
      <UserCompanyField form={form} user={user} />
      <UserDepartmentFields form={form} user={user} />
      <FormSection title={t('section.other')} folded>
        <CheckboxField
          control={control}
          name="mustChangePassword"
          label={t('field.mustChangePassword')}
          help={t('help.mustChangePassword')}
          span={12}
        />
        <TextareaField control={control} name="note" label={t('field.note')} />
      </FormSection>
    </>
  );
}
