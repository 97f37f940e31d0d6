import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { CheckboxField, DateField, SelectField } from '@haisha/ui/fields';
import { FormSection } from '@haisha/ui/form';
import { chargeRules, fareModels, tollRules } from '@haisha/validation/cargo-owner-choices';
import type { CargoOwnerControl } from './cargo-owner-values.ts';

export type CargoOwnerTermsFieldsProps = { control: CargoOwnerControl };

/** What was agreed on money; to be read only by some who may change the rest. */
export function CargoOwnerTermsFields({ control }: CargoOwnerTermsFieldsProps) {
  const { t } = useTranslation('cargoOwner');
  const disabled = !useCan()('cargoOwner.updateTerms');
  const field = <const N extends string>(name: N) => ({
    control,
    name: `terms.${name}` as const,
    label: t(`field.terms.${String(name)}`),
    disabled,
  });
  const choice = (name: string, values: readonly string[]) => ({
    required: true,
    placeholder: false as const,
    options: values.map((value) => ({ value, label: t(`${name}.${value}`) })),
  });
  return (
    <FormSection title={t('section.terms')} description={disabled ? t('record:form.mayNotChange') : undefined}>
      <DateField {...field('contractIssuedDate')} span={4} help={t('help.contractIssuedDate')} />
      <SelectField {...field('fareModel')} span={8} {...choice('fareModel', fareModels)} />
      <SelectField {...field('waitingRule')} {...choice('waitingRule', chargeRules)} />
      <SelectField {...field('tollRule')} {...choice('tollRule', tollRules)} />
      <SelectField {...field('surchargeRule')} {...choice('surchargeRule', chargeRules)} />
      <CheckboxField {...field('includesHandling')} span={12} help={t('help.includesHandling')} />
    </FormSection>
  );
}
