import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { CheckboxField, DateField, SelectField } from '@haisha/ui/fields';
import { FormRow, FormSection } from '@haisha/ui/form';
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
    <FormSection title={t('section.terms')}>
      <DateField {...field('contractIssuedDate')} help={t('help.contractIssuedDate')} />
      <SelectField {...field('fareModel')} {...choice('fareModel', fareModels)} />
      <FormRow>
        <CheckboxField {...field('includesHandling')} help={t('help.includesHandling')} />
      </FormRow>
      <SelectField {...field('waitingRule')} {...choice('waitingRule', chargeRules)} />
      <SelectField {...field('tollRule')} {...choice('tollRule', tollRules)} />
      <SelectField {...field('surchargeRule')} {...choice('surchargeRule', chargeRules)} />
    </FormSection>
  );
}
