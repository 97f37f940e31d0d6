import { useTranslation } from '@haisha/i18n';
import { RecordPickerField } from '@haisha/records/form/record-picker-field';
import { deliveryCompany } from '@haisha/references/delivery-companies/delivery-company';
import { driver } from '@haisha/references/drivers/driver';
import { vehicle } from '@haisha/references/vehicles/vehicle';
import { CheckboxField, NumberField } from '@haisha/ui/fields';
import { FormSection } from '@haisha/ui/form';
import type { Driver } from '@haisha/validation/driver';
import { useWatch } from 'react-hook-form';
import type { CourseControl } from './course-values.ts';
import type { KnownNames } from './use-known-names.ts';

export type CourseCrewFieldsProps = { control: CourseControl; names: KnownNames };

/** Who usually drives it: a vehicle and driver of our own, or a delivery company. */
export function CourseCrewFields({ control, names }: CourseCrewFieldsProps) {
  const { t } = useTranslation('course');
  const [companyId, vehicleId, driverId] = useWatch({
    control,
    name: ['defaultDeliveryCompanyId', 'defaultVehicleId', 'defaultDriverId'],
  });
  const isHired = Boolean(companyId);
  const isOurs = Boolean(vehicleId) || Boolean(driverId);
  return (
    <FormSection title={t('section.crew')} description={t(isHired ? 'hiredHint' : 'help.drivenBy')}>
      <RecordPickerField
        control={control}
        name="defaultVehicleId"
        label={t('field.defaultVehicleId')}
        disabled={isHired && !vehicleId}
        of={vehicle}
        known={names.known('defaultVehicleId')}
      />
      <RecordPickerField
        control={control}
        name="defaultDriverId"
        label={t('field.defaultDriverId')}
        disabled={isHired && !driverId}
        of={driver}
        hintOf={(driver: Driver) => driver.kana}
        known={names.known('defaultDriverId')}
      />
      <RecordPickerField
        control={control}
        name="defaultDeliveryCompanyId"
        label={t('field.defaultDeliveryCompanyId')}
        disabled={isOurs && !companyId}
        help={isOurs && !companyId ? t('help.oursHint') : undefined}
        of={deliveryCompany}
        known={names.known('defaultDeliveryCompanyId')}
      />
      <NumberField control={control} name="crew" span={2} label={t('field.crew')} required unit={t('unit.people')} />
      <CheckboxField control={control} name="hasHelper" label={t('field.hasHelper')} />
    </FormSection>
  );
}
