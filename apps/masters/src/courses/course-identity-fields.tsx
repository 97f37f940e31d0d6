import { useTranslation } from '@haisha/i18n';
import { RecordPickerField } from '@haisha/records/form/record-picker-field';
import { cargoOwner } from '@haisha/references/cargo-owners/cargo-owner';
import { department } from '@haisha/references/departments/department';
import { direction } from '@haisha/references/directions/direction';
import { vehicleType } from '@haisha/references/vehicle-types/vehicle-type';
import {
  CheckboxField,
  CheckboxGroupField,
  CodeField,
  DateField,
  NumberField,
  SelectField,
  TextField,
} from '@haisha/ui/fields';
import { FormRow, FormSection, OptionalFields } from '@haisha/ui/form';
import { courseKinds } from '@haisha/validation/course';
import { weekdays } from '@haisha/validation/driver-choices';
import { temperatureZones } from '@haisha/validation/vehicle-body-choices';
import type { CourseControl } from './course-values.ts';
import type { KnownNames } from './use-known-names.ts';
import { ZonesNotCarried } from './zones-not-carried.tsx';

export type CourseIdentityFieldsProps = { control: CourseControl; names: KnownNames };

/** Which course it is, what it carries, and on which days it runs. */
export function CourseIdentityFields({ control, names }: CourseIdentityFieldsProps) {
  const { t } = useTranslation('course');
  return (
    <>
      <FormSection title={t('section.basic')}>
        <CodeField control={control} name="code" span={3} label={t('field.code')} required />
        <NumberField
          control={control}
          name="roundNumber"
          span={3}
          label={t('field.roundNumber')}
          required
          help={t('help.roundNumber')}
        />
        <TextField control={control} name="name" span={6} label={t('field.name')} required />
        <RecordPickerField
          control={control}
          name="departmentId"
          span={4}
          label={t('field.departmentId')}
          required
          of={department}
          known={names.known('departmentId')}
        />
        <SelectField
          control={control}
          name="kind"
          span={4}
          label={t('field.kind')}
          required
          options={courseKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <RecordPickerField
          control={control}
          name="vehicleTypeId"
          span={4}
          label={t('field.vehicleTypeId')}
          required
          of={vehicleType}
          known={names.known('vehicleTypeId')}
        />
        <CheckboxGroupField
          control={control}
          name="zones"
          label={t('field.zones')}
          required
          options={temperatureZones.map((value) => ({ value, label: t(`zone.${value}`) }))}
        />
        <FormRow>
          <ZonesNotCarried control={control} />
        </FormRow>
        <OptionalFields>
          <TextField control={control} name="nameEn" label={t('field.nameEn')} />
          <RecordPickerField
            control={control}
            name="directionId"
            label={t('field.directionId')}
            of={direction}
            known={names.known('directionId')}
          />
          <RecordPickerField
            control={control}
            name="cargoOwnerId"
            label={t('field.cargoOwnerId')}
            of={cargoOwner}
            known={names.known('cargoOwnerId')}
          />
        </OptionalFields>
      </FormSection>
      <FormSection title={t('section.running')}>
        <CheckboxGroupField
          control={control}
          name="weekdays"
          span={8}
          label={t('field.weekdays')}
          required
          options={weekdays.map((value) => ({ value, label: t(`weekday.${value}`) }))}
        />
        <CheckboxField control={control} name="runsOnHolidays" label={t('field.runsOnHolidays')} />
        <OptionalFields>
          <DateField control={control} name="validFrom" label={t('field.validFrom')} />
          <DateField control={control} name="validTo" label={t('field.validTo')} />
          <CheckboxField control={control} name="isTemporary" label={t('field.isTemporary')} />
        </OptionalFields>
      </FormSection>
    </>
  );
}
