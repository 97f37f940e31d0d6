import { useTranslation } from '@haisha/i18n';
import { referenceTo } from '@haisha/records/naming/reference-to';
import { CorrectionForm } from '@haisha/records/panel/correction-form';
import type { CorrectionProps } from '@haisha/records/panel/correction-props';
import { useCorrection } from '@haisha/records/panel/use-correction';
import { cargoOwner } from '@haisha/references/cargo-owners/cargo-owner';
import { customer } from '@haisha/references/customers/customer';
import { CodeField, DateField, PhoneField, SelectField, TextareaField, TextField } from '@haisha/ui/fields';
import { type CargoOwner, cargoOwnerInputSchema } from '@haisha/validation/cargo-owner';
import { chargeRules, fareModels, tollRules } from '@haisha/validation/cargo-owner-choices';
import { temperatureZones } from '@haisha/validation/vehicle-body-choices';
import type { ReactNode } from 'react';
import { ColourField } from '../../fields/colour-field.tsx';
import { type CargoOwnerControl, cargoOwnerValues } from '../cargo-owner-values.ts';
import { useCargoOwnerText } from '../use-cargo-owner-text.ts';

const references = { customerId: referenceTo(customer) };
const choices = {
  fareModel: fareModels,
  waitingRule: chargeRules,
  tollRule: tollRules,
  surchargeRule: chargeRules,
};

/** Corrects one value of a cargo owner. */
export function CargoOwnerCorrection(props: CorrectionProps<CargoOwner>) {
  const correction = useCorrection(cargoOwner, {
    ...props,
    schema: cargoOwnerInputSchema,
    valuesOf: cargoOwnerValues,
  });
  return (
    <CorrectionForm of={correction} textOf={useCargoOwnerText()} references={references}>
      <CargoOwnerField control={correction.form.control} field={props.field} />
    </CorrectionForm>
  );
}

function CargoOwnerField({ control, field }: { control: CargoOwnerControl; field: string }): ReactNode {
  const { t } = useTranslation('cargoOwner');
  const choice = (name: keyof typeof choices) => (
    <SelectField
      control={control}
      name={`terms.${name}`}
      label={t(`field.terms.${name}`)}
      required
      placeholder={false}
      options={choices[name].map((value) => ({ value, label: t(`${name}.${value}`) }))}
    />
  );
  switch (field) {
    case 'phone':
      return <PhoneField control={control} name="phone" label={t('field.phone')} />;
    case 'defaultZone':
      return (
        <SelectField
          control={control}
          name="defaultZone"
          label={t('field.defaultZone')}
          options={temperatureZones.map((value) => ({ value, label: t(`defaultZone.${value}`) }))}
        />
      );
    case 'defaultGoods':
    case 'contactName':
      return <TextField control={control} name={field} label={t(`field.${field}`)} />;
    case 'email':
      return <CodeField control={control} name="email" label={t('field.email')} type="email" />;
    case 'terms.contractIssuedDate':
      return (
        <DateField
          control={control}
          name="terms.contractIssuedDate"
          label={t('field.terms.contractIssuedDate')}
          help={t('help.contractIssuedDate')}
        />
      );
    case 'terms.fareModel':
      return choice('fareModel');
    case 'terms.waitingRule':
      return choice('waitingRule');
    case 'terms.tollRule':
      return choice('tollRule');
    case 'terms.surchargeRule':
      return choice('surchargeRule');
    case 'colour':
      return <ColourField control={control} name="colour" label={t('field.colour')} />;
    case 'note':
      return <TextareaField control={control} name="note" label={t('field.note')} />;
    default:
      return null;
  }
}
