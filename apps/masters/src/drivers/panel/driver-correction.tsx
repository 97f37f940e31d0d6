import { useTranslation } from '@haisha/i18n';
import { RecordPickerField } from '@haisha/records/form/record-picker-field';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { CorrectionForm } from '@haisha/records/panel/correction-form';
import type { CorrectionProps } from '@haisha/records/panel/correction-props';
import { useCorrection } from '@haisha/records/panel/use-correction';
import { driver } from '@haisha/references/drivers/driver';
import { useVehicleTypeOptions } from '@haisha/references/vehicle-types/use-vehicle-type-options';
import { vehicle } from '@haisha/references/vehicles/vehicle';
import {
  CheckboxField,
  CheckboxGroupField,
  DateField,
  PhoneField,
  SelectField,
  TextareaField,
} from '@haisha/ui/fields';
import { type Driver, driverInputSchema, driverWarnings, employmentTypes, weekdays } from '@haisha/validation/driver';
import { temperatureZones } from '@haisha/validation/vehicle-body-choices';
import type { ReactNode } from 'react';
import { driverReferences } from '../driver-references.ts';
import { type DriverFormApi, driverValues } from '../driver-values.ts';
import { useDriverText } from '../use-driver-text.ts';
import { useDriverTies } from '../use-driver-ties.ts';

/** Corrects one value of a driver. */
export function DriverCorrection(props: CorrectionProps<Driver>) {
  const correction = useCorrection(driver, { ...props, schema: driverInputSchema, valuesOf: driverValues });
  return (
    <CorrectionForm
      of={correction}
      textOf={useDriverText(props.row)}
      references={driverReferences}
      warnings={driverWarnings}
    >
      <DriverField form={correction.form} row={props.row} field={props.field} />
    </CorrectionForm>
  );
}

function DriverField({
  form: { control },
  row,
  field,
}: {
  form: DriverFormApi;
  row: Driver;
  field: string;
}): ReactNode {
  const { t } = useTranslation('driver');
  const localName = useLocalName();
  const types = useVehicleTypeOptions();
  switch (field) {
    case 'phone':
      return <PhoneField control={control} name="phone" label={t('field.phone')} required />;
    case 'employmentType':
      return <EmploymentFields control={control} row={row} />;
    case 'mainVehicleId':
      return (
        <RecordPickerField
          control={control}
          name="mainVehicleId"
          label={t('field.mainVehicleId')}
          of={vehicle}
          hintOf={(one) => localName(one.departmentName, one.departmentNameEn)}
          known={
            row.mainVehicleId !== null && row.mainVehicleName !== null
              ? { id: row.mainVehicleId, name: row.mainVehicleName }
              : undefined
          }
        />
      );
    case 'usableVehicleTypeIds':
      return (
        <CheckboxGroupField
          control={control}
          name="usableVehicleTypeIds"
          label={t('field.usableVehicleTypeIds')}
          help={t('help.usableVehicleTypeIds')}
          options={types.options}
        />
      );
    case 'usableZones':
      return (
        <CheckboxGroupField
          control={control}
          name="usableZones"
          label={t('field.usableZones')}
          options={temperatureZones.map((value) => ({ value, label: t(`usableZones.${value}`) }))}
        />
      );
    case 'availableWeekdays':
      return (
        <>
          <CheckboxGroupField
            control={control}
            name="availableWeekdays"
            label={t('field.availableWeekdays')}
            help={t('help.weekdays')}
            options={weekdays.map((value) => ({ value, label: t(`availableWeekdays.${value}`) }))}
          />
          <CheckboxField control={control} name="canWorkNights" label={t('canWorkNights')} />
        </>
      );
    case 'hiredDate':
      return <DateField control={control} name="hiredDate" label={t('field.hiredDate')} required />;
    case 'appointedDate':
      return <DateField control={control} name="appointedDate" label={t('field.appointedDate')} />;
    case 'note':
      return <TextareaField control={control} name="note" label={t('field.note')} />;
    default:
      return null;
  }
}

/** A contractor is of a delivery company. */
function EmploymentFields({ control, row }: { control: DriverFormApi['control']; row: Driver }) {
  const { t } = useTranslation('driver');
  const ties = useDriverTies(row);
  return (
    <>
      <SelectField
        control={control}
        name="employmentType"
        label={t('field.employmentType')}
        required
        options={employmentTypes.map((value) => ({ value, label: t(`employmentType.${value}`) }))}
      />
      <SelectField
        control={control}
        name="deliveryCompanyId"
        label={t('field.deliveryCompanyId')}
        placeholder={t('help.none')}
        options={ties.deliveryCompanies}
      />
    </>
  );
}
