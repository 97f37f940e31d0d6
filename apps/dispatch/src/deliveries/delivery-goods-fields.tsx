import { useTranslation } from '@haisha/i18n';
import { RecordPickerField } from '@haisha/records/form/record-picker-field';
import { vehicleType } from '@haisha/references/vehicle-types/vehicle-type';
import { CheckboxField, NumberField, SelectField, TextareaField, TextField } from '@haisha/ui/fields';
import { FormSection, OptionalFields } from '@haisha/ui/form';
import { loadUnits } from '@haisha/validation/delivery-choices';
import { temperatureZones } from '@haisha/validation/vehicle-body-choices';
import type { DeliveryControl } from './delivery-values.ts';
import type { KnownNames } from './known-names.ts';

export type DeliveryGoodsFieldsProps = { control: DeliveryControl; known: KnownNames };

/** What is carried, how much of it, and what the vehicle has to bring along. */
export function DeliveryGoodsFields({ control, known }: DeliveryGoodsFieldsProps) {
  const { t } = useTranslation('delivery');
  return (
    <FormSection title={t('section.goods')}>
      <TextField control={control} name="goodsName" span={6} label={t('field.goodsName')} />
      <SelectField
        control={control}
        name="temperatureZone"
        span={3}
        label={t('field.temperatureZone')}
        required
        options={temperatureZones.map((value) => ({ value, label: t(`zone.${value}`) }))}
      />
      <SelectField
        control={control}
        name="loadUnit"
        span={3}
        label={t('field.loadUnit')}
        options={loadUnits.map((value) => ({ value, label: t(`loadUnit.${value}`) }))}
      />
      <NumberField control={control} name="quantity" label={t('field.quantity')} />
      <NumberField control={control} name="weightKg" label={t('field.weightKg')} unit="kg" decimal />
      <NumberField control={control} name="cages" label={t('field.cages')} />
      <NumberField control={control} name="pallets" label={t('field.pallets')} />
      <OptionalFields>
        <NumberField
          control={control}
          name="volumeCubicMetres"
          label={t('field.volumeCubicMetres')}
          unit="m³"
          decimal
        />
        <RecordPickerField
          control={control}
          name="requiredVehicleTypeId"
          label={t('field.requiredVehicleTypeId')}
          of={vehicleType}
          known={known('requiredVehicleTypeId')}
        />
        <CheckboxField control={control} name="needsTailLift" label={t('field.needsTailLift')} />
        <CheckboxField control={control} name="needsTwoCrew" label={t('field.needsTwoCrew')} />
      </OptionalFields>
      <TextareaField control={control} name="note" label={t('field.note')} />
    </FormSection>
  );
}
