import { useTranslation } from '@haisha/i18n';
import { RecordPickerField } from '@haisha/records/form/record-picker-field';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { useVehicleTypeOptions } from '@haisha/references/vehicle-types/use-vehicle-type-options';
import { vehicle } from '@haisha/references/vehicles/vehicle';
import { Text } from '@haisha/ui';
import {
  CheckboxField,
  CheckboxGroupField,
  DateField,
  NumberField,
  SelectField,
  TextareaField,
} from '@haisha/ui/fields';
import { FormRow, FormSection } from '@haisha/ui/form';
import type { Driver } from '@haisha/validation/driver';
import { weekdays } from '@haisha/validation/driver-choices';
import { temperatureZones } from '@haisha/validation/vehicle-body-choices';
import type { DriverFormApi } from './driver-values.ts';
import type { useDriverTies } from './use-driver-ties.ts';

export type DriverDispatchFieldsProps = {
  form: DriverFormApi;
  known: Driver | undefined;
  ties: ReturnType<typeof useDriverTies>;
};

/** What a dispatcher asks of a driver, and with which login the driver comes in. */
export function DriverDispatchFields({ form, known, ties }: DriverDispatchFieldsProps) {
  const { t } = useTranslation('driver');
  const localName = useLocalName();
  const { control } = form;
  const types = useVehicleTypeOptions();
  const hasMainVehicle = known?.mainVehicleId && known.mainVehicleName !== null;
  return (
    <>
      <FormSection title={t('section.dispatch')} folded>
        <RecordPickerField
          control={control}
          name="mainVehicleId"
          span={5}
          label={t('field.mainVehicleId')}
          of={vehicle}
          hintOf={(row) => localName(row.departmentName, row.departmentNameEn)}
          known={hasMainVehicle ? { id: known.mainVehicleId ?? '', name: known.mainVehicleName ?? '' } : undefined}
        />
        <NumberField
          control={control}
          name="monthlyHoursCap"
          span={4}
          label={t('field.monthlyHoursCap')}
          unit={t('unit.hours')}
          help={t('help.monthlyHoursCap')}
        />
        <CheckboxGroupField
          control={control}
          name="usableVehicleTypeIds"
          label={t('field.usableVehicleTypeIds')}
          help={t(types.isLoaded && types.options.length === 0 ? 'help.noVehicleTypes' : 'help.usableVehicleTypeIds')}
          options={types.options}
        />
        <CheckboxGroupField
          control={control}
          name="usableZones"
          label={t('field.usableZones')}
          options={temperatureZones.map((value) => ({ value, label: t(`usableZones.${value}`) }))}
        />
        <CheckboxGroupField
          control={control}
          name="availableWeekdays"
          label={t('field.availableWeekdays')}
          help={t('help.weekdays')}
          options={weekdays.map((value) => ({ value, label: t(`availableWeekdays.${value}`) }))}
        />
        <CheckboxField
          control={control}
          name="canWorkNights"
          span={12}
          label={t('canWorkNights')}
          help={t('help.canWorkNights')}
        />
        {known && known.courseCodes.length > 0 && (
          <FormRow>
            <Text color="fg.muted">{t('courses', { courses: known.courseCodes.join(t('separator')) })}</Text>
          </FormRow>
        )}
      </FormSection>
      <FormSection title={t('section.login')} folded>
        <SelectField
          control={control}
          name="userId"
          span={5}
          label={t('field.userId')}
          placeholder={t('help.none')}
          help={t(ties.logins.length === 0 ? 'help.noLogins' : 'help.userId')}
          options={ties.logins}
        />
        <DateField control={control} name="gpsConsentDate" label={t('field.gpsConsentDate')} />
        <TextareaField control={control} name="note" label={t('field.note')} />
      </FormSection>
    </>
  );
}
