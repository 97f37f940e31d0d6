import { useTranslation } from '@haisha/i18n';
import { CorrectionForm } from '@haisha/records/panel/correction-form';
import type { CorrectionProps } from '@haisha/records/panel/correction-props';
import { useCorrection } from '@haisha/records/panel/use-correction';
import { roles } from '@haisha/rules/roles';
import { CheckboxGroupField, PhoneField, SelectField, TextareaField } from '@haisha/ui/fields';
import { type User, userInputSchema } from '@haisha/validation/user';
import { languages } from '@haisha/validation/user-choices';
import type { ReactNode } from 'react';
import { useUserText } from '../use-user-text.ts';
import { user } from '../user.ts';
import { UserDepartmentFields } from '../user-department-fields.tsx';
import { userReferences } from '../user-references.ts';
import { type UserFormApi, userValues } from '../user-values.ts';

/** Corrects one value of a user. */
export function UserCorrection(props: CorrectionProps<User>) {
  const correction = useCorrection(user, { ...props, schema: userInputSchema, valuesOf: userValues });
  return (
    <CorrectionForm of={correction} textOf={useUserText()} references={userReferences}>
      <UserField form={correction.form} row={props.row} field={props.field} />
    </CorrectionForm>
  );
}

function UserField({ form, row, field }: { form: UserFormApi; row: User; field: string }): ReactNode {
  const { t } = useTranslation('user');
  const { control } = form;
  switch (field) {
    case 'roles':
      return (
        <CheckboxGroupField
          control={control}
          name="roles"
          label={t('field.roles')}
          required
          help={`${t('help.roles')} ${t('help.rolesChanged')}`}
          options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        />
      );
    case 'departmentIds':
      return <UserDepartmentFields form={form} user={row} />;
    case 'phone':
      return <PhoneField control={control} name="phone" label={t('field.phone')} />;
    case 'language':
      return (
        <SelectField
          control={control}
          name="language"
          label={t('field.language')}
          required
          placeholder={false}
          options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
        />
      );
    case 'note':
      return <TextareaField control={control} name="note" label={t('field.note')} />;
    default:
      return null;
  }
}
