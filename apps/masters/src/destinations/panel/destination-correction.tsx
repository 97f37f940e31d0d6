import { useTranslation } from '@haisha/i18n';
import { CorrectionForm } from '@haisha/records/panel/correction-form';
import type { CorrectionProps } from '@haisha/records/panel/correction-props';
import { useCorrection } from '@haisha/records/panel/use-correction';
import { destination } from '@haisha/references/destinations/destination';
import {
  CheckboxGroupField,
  DateField,
  NumberField,
  PhoneField,
  SelectField,
  TextareaField,
  TextField,
} from '@haisha/ui/fields';
import { type Destination, holidayRules, receiptRules } from '@haisha/validation/destination';
import { temperatureZones } from '@haisha/validation/vehicle-body-choices';
import { vehicleClasses } from '@haisha/validation/vehicle-type-choices';
import type { ReactNode } from 'react';
import { destinationReferences } from '../destination-references.ts';
import { type DestinationControl, destinationFormSchema, destinationValues } from '../destination-values.ts';
import { useDestinationText } from '../use-destination-text.ts';

/** Corrects one value of a delivery destination. */
export function DestinationCorrection(props: CorrectionProps<Destination>) {
  const correction = useCorrection(destination, {
    ...props,
    schema: destinationFormSchema,
    valuesOf: destinationValues,
  });
  return (
    <CorrectionForm of={correction} textOf={useDestinationText()} references={destinationReferences}>
      <DestinationField control={correction.form.control} field={props.field} />
    </CorrectionForm>
  );
}

function DestinationField({ control, field }: { control: DestinationControl; field: string }): ReactNode {
  const { t } = useTranslation('destination');
  const options = (name: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`${name}.${value}`) }));
  switch (field) {
    case 'phone':
      return <PhoneField control={control} name="phone" label={t('field.phone')} />;
    case 'contactName':
    case 'parkingPlace':
      return <TextField control={control} name={field} label={t(`field.${field}`)} />;
    case 'holidayRule':
      return (
        <SelectField
          control={control}
          name="holidayRule"
          label={t('field.holidayRule')}
          required
          options={options('holidayRule', holidayRules)}
        />
      );
    case 'workMinutes':
      return (
        <NumberField
          control={control}
          name="workMinutes"
          label={t('field.workMinutes')}
          required
          unit={t('unit.minutes')}
        />
      );
    case 'largestVehicleClass':
      return (
        <SelectField
          control={control}
          name="largestVehicleClass"
          label={t('field.largestVehicleClass')}
          options={options('largestVehicleClass', vehicleClasses)}
        />
      );
    case 'receiptRule':
      return (
        <SelectField
          control={control}
          name="receiptRule"
          label={t('field.receiptRule')}
          options={options('receiptRule', receiptRules)}
        />
      );
    case 'zones':
      return (
        <CheckboxGroupField
          control={control}
          name="zones"
          label={t('field.zones')}
          options={options('zone', temperatureZones)}
        />
      );
    case 'validTo':
      return <DateField control={control} name="validTo" label={t('field.validTo')} />;
    case 'note':
      return <TextareaField control={control} name="note" label={t('field.note')} />;
    default:
      return null;
  }
}
