import { useTranslation } from '@haisha/i18n';
import { EntityPickerField } from '@haisha/records/form/entity-picker-field';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { cargoOwnersApi } from '@haisha/references/cargo-owners/cargo-owners-api';
import { departmentsApi } from '@haisha/references/departments/departments-api';
import { directionsApi } from '@haisha/references/directions/directions-api';
import { vehicleTypesApi } from '@haisha/references/vehicle-types/vehicle-types-api';
import {
  CheckboxField,
  CheckboxGroupField,
  CodeField,
  DateField,
  NumberField,
  SelectField,
  TextField,
} from '@haisha/ui/fields';
import { FormRow, FormSection } from '@haisha/ui/form';
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
        <CodeField control={control} name="code" label={t('field.code')} required width="14rem" />
        <NumberField
          control={control}
          name="roundNumber"
          label={t('field.roundNumber')}
          required
          width="6rem"
          help={t('help.roundNumber')}
        />
        <TextField control={control} name="name" label={t('field.name')} required />
        <TextField control={control} name="nameEn" label={t('field.nameEn')} />
        <EntityPickerField
          control={control}
          name="departmentId"
          label={t('field.departmentId')}
          required
          api={departmentsApi}
          nameOf={codeAndName}
          known={names.known('departmentId')}
        />
        <SelectField
          control={control}
          name="kind"
          label={t('field.kind')}
          required
          options={courseKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <EntityPickerField
          control={control}
          name="directionId"
          label={t('field.directionId')}
          api={directionsApi}
          nameOf={codeAndName}
          known={names.known('directionId')}
        />
        <EntityPickerField
          control={control}
          name="cargoOwnerId"
          label={t('field.cargoOwnerId')}
          api={cargoOwnersApi}
          nameOf={codeAndName}
          known={names.known('cargoOwnerId')}
        />
        <EntityPickerField
          control={control}
          name="vehicleTypeId"
          label={t('field.vehicleTypeId')}
          required
          api={vehicleTypesApi}
          nameOf={codeAndName}
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
      </FormSection>
      <FormSection title={t('section.running')}>
        <CheckboxGroupField
          control={control}
          name="weekdays"
          label={t('field.weekdays')}
          required
          options={weekdays.map((value) => ({ value, label: t(`weekday.${value}`) }))}
        />
        <CheckboxField control={control} name="runsOnHolidays" label={t('field.runsOnHolidays')} />
        <DateField control={control} name="validFrom" label={t('field.validFrom')} />
        <DateField control={control} name="validTo" label={t('field.validTo')} />
        <FormRow>
          <CheckboxField control={control} name="isTemporary" label={t('field.isTemporary')} />
        </FormRow>
      </FormSection>
    </>
  );
}
