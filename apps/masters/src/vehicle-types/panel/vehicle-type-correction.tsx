import { useTranslation } from '@haisha/i18n';
import { CorrectionForm } from '@haisha/records/panel/correction-form';
import type { CorrectionProps } from '@haisha/records/panel/correction-props';
import { useCorrection } from '@haisha/records/panel/use-correction';
import { vehicleType } from '@haisha/references/vehicle-types/vehicle-type';
import { NumberField, SelectField, TextareaField } from '@haisha/ui/fields';
import { bodyTypes } from '@haisha/validation/vehicle-body';
import {
  type VehicleType,
  vehicleClasses,
  vehicleTypeInputSchema,
  vehicleTypeWarnings,
} from '@haisha/validation/vehicle-type';
import type { ReactNode } from 'react';
import { ColourField } from '../../fields/colour-field.tsx';
import { ZonesField } from '../../fields/zones-field.tsx';
import { useVehicleTypeText } from '../use-vehicle-type-text.ts';
import { type VehicleTypeControl, vehicleTypeValues } from '../vehicle-type-values.ts';

/** Corrects one value of a vehicle type. */
export function VehicleTypeCorrection(props: CorrectionProps<VehicleType>) {
  const correction = useCorrection(vehicleType, {
    ...props,
    schema: vehicleTypeInputSchema,
    valuesOf: vehicleTypeValues,
  });
  return (
    <CorrectionForm of={correction} textOf={useVehicleTypeText()} warnings={vehicleTypeWarnings}>
      <VehicleTypeField control={correction.form.control} field={props.field} />
    </CorrectionForm>
  );
}

function VehicleTypeField({ control, field }: { control: VehicleTypeControl; field: string }): ReactNode {
  const { t } = useTranslation('vehicleType');
  switch (field) {
    case 'vehicleClass':
      return (
        <SelectField
          control={control}
          name="vehicleClass"
          label={t('field.vehicleClass')}
          required
          options={vehicleClasses.map((value) => ({ value, label: t(`vehicleClass.${value}`) }))}
        />
      );
    case 'bodyType':
      return (
        <SelectField
          control={control}
          name="bodyType"
          label={t('field.bodyType')}
          options={bodyTypes.map((value) => ({ value, label: t(`bodyType.${value}`) }))}
        />
      );
    case 'grossWeightKg':
    case 'maxLoadKg':
      return <NumberField control={control} name={field} label={t(`field.${field}`)} unit="kg" />;
    case 'palletCapacity':
    case 'rollCageCapacity':
      return <NumberField control={control} name={field} label={t(`field.${field}`)} />;
    case 'capacityCubicMetres':
      return <NumberField control={control} name={field} label={t(`field.${field}`)} unit="m³" decimal />;
    case 'fuelEconomyKmPerLitre':
      return <NumberField control={control} name={field} label={t(`field.${field}`)} unit="km/L" decimal />;
    case 'zones':
      return <ZonesField control={control} />;
    case 'colour':
      return <ColourField control={control} name="colour" label={t('field.colour')} />;
    case 'note':
      return <TextareaField control={control} name="note" label={t('field.note')} />;
    default:
      return null;
  }
}
