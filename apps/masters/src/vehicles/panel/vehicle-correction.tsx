import { useTranslation } from '@haisha/i18n';
import { CorrectionForm } from '@haisha/records/panel/correction-form';
import type { CorrectionProps } from '@haisha/records/panel/correction-props';
import { useCorrection } from '@haisha/records/panel/use-correction';
import { vehicle } from '@haisha/references/vehicles/vehicle';
import { CheckboxField, DateField, NumberField, SelectField, TextareaField } from '@haisha/ui/fields';
import type { UncheckedFields } from '@haisha/validation/cross-field';
import { ownershipTypes, transmissions, type Vehicle } from '@haisha/validation/vehicle';
import { vehicleWarnings } from '@haisha/validation/vehicle-errors';
import { type ReactNode, useMemo } from 'react';
import { ZonesField } from '../../fields/zones-field.tsx';
import { OdometerConfirm } from '../odometer-confirm.tsx';
import { useVehicleText } from '../use-vehicle-text.ts';
import { readingWarnings, type VehicleFormApi, vehicleFormSchema, vehicleValues } from '../vehicle-values.ts';
import { equipment } from './vehicle-equipment.ts';

/** Corrects one value of a vehicle; a lower reading of the odometer can be taken back as well. */
export function VehicleCorrection(props: CorrectionProps<Vehicle>) {
  const schema = useMemo(() => vehicleFormSchema(props.row), [props.row]);
  const correction = useCorrection(vehicle, {
    ...props,
    schema,
    valuesOf: vehicleValues,
    toUndo: { confirmOdometer: true },
  });
  const warningsOf = (draft: UncheckedFields) => [...vehicleWarnings(draft), ...readingWarnings(draft, props.row)];
  return (
    <CorrectionForm of={correction} textOf={useVehicleText(props.row)} warnings={warningsOf}>
      <VehicleField form={correction.form} field={props.field} />
    </CorrectionForm>
  );
}

function VehicleField({ form, field }: { form: VehicleFormApi; field: string }): ReactNode {
  const { t } = useTranslation('vehicle');
  const { control } = form;
  switch (field) {
    case 'inspectionExpiryDate':
    case 'nextThreeMonthInspectionDate':
      return <DateField control={control} name={field} label={t(`field.${field}`)} required />;
    case 'nextTwelveMonthInspectionDate':
    case 'compulsoryInsuranceExpiryDate':
    case 'voluntaryInsuranceExpiryDate':
    case 'refrigeratorServiceDate':
    case 'tyreChangeDate':
    case 'leaseEndDate':
      return <DateField control={control} name={field} label={t(`field.${field}`)} />;
    case 'grossWeightKg':
      return (
        <>
          <NumberField control={control} name="grossWeightKg" label={t('field.grossWeightKg')} required unit="kg" />
          <NumberField control={control} name="maxLoadKg" label={t('field.maxLoadKg')} required unit="kg" />
        </>
      );
    case 'zones':
      return <ZonesField control={control} />;
    case 'transmission':
      return (
        <SelectField
          control={control}
          name="transmission"
          label={t('field.transmission')}
          required
          options={transmissions.map((value) => ({ value, label: t(`transmission.${value}`) }))}
        />
      );
    case equipment[0]:
      return equipment.map((name) => (
        <CheckboxField key={name} control={control} name={name} label={t(`field.${name}`)} />
      ));
    case 'odometerKm':
      return (
        <>
          <NumberField control={control} name="odometerKm" label={t('field.odometerKm')} unit="km" />
          <DateField control={control} name="odometerDate" label={t('field.odometerDate')} />
          <OdometerConfirm form={form} />
        </>
      );
    case 'ownershipType':
      return (
        <SelectField
          control={control}
          name="ownershipType"
          label={t('field.ownershipType')}
          required
          options={ownershipTypes.map((value) => ({ value, label: t(`ownershipType.${value}`) }))}
        />
      );
    case 'note':
      return <TextareaField control={control} name="note" label={t('field.note')} />;
    default:
      return null;
  }
}
