import { useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import { CheckboxGroupField, SelectField, SelectOneField, type SelectOption } from '@haisha/ui/fields';
import { FormRow, FormSection } from '@haisha/ui/form';
import type { User } from '@haisha/validation/user';
import { departmentScopes } from '@haisha/validation/user-choices';
import type { UserFormApi } from './user-values.ts';

export type UserDepartmentFieldsProps = { form: UserFormApi; user: User | null };

/** The department scope of a person, and the departments themselves where it lists them. */
export function UserDepartmentFields({ form, user }: UserDepartmentFieldsProps) {
  const { t } = useTranslation('user');
  const localName = useLocalName();
  const { options } = useDepartmentOptions();
  const { control } = form;
  const [scope, roles] = form.watch(['departmentScope', 'roles']);
  const isPartnerOnly = roles?.length === 1 && roles[0] === 'partner';
  return (
    <FormSection title={t('section.departments')}>
      <SelectField
        control={control}
        name="departmentScope"
        span={6}
        label={t('field.departmentScope')}
        required
        placeholder={false}
        help={t('help.departmentScope')}
        options={departmentScopes.map((value) => ({ value, label: t(`departmentScope.${value}`) }))}
      />
      {scope === 'own' && (
        <SelectOneField
          control={control}
          name="departmentIds"
          label={t('field.departmentIds')}
          required={!isPartnerOnly}
          help={isPartnerOnly ? t('help.departmentPartner') : t('help.departmentOwn')}
          options={withPresent(options, user, localName)}
        />
      )}
      {scope === 'list' && (
        <FormRow>
          <CheckboxGroupField
            control={control}
            name="departmentIds"
            label={t('field.departmentIds')}
            required
            help={t('help.departmentList')}
            options={withPresent(options, user, localName)}
          />
        </FormRow>
      )}
    </FormSection>
  );
}

/** Also the departments a person has already: they may be archived by now. */
function withPresent(
  options: readonly SelectOption[],
  user: User | null,
  localName: ReturnType<typeof useLocalName>,
): SelectOption[] {
  const present =
    user?.departmentIds.map((value, at) => ({
      value,
      label: localName(user.departmentNames[at], user.departmentNamesEn[at]) ?? value,
    })) ?? [];
  return [...options, ...present.filter(({ value }) => !options.some((option) => option.value === value))];
}
