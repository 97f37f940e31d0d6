import { useTranslation } from '@haisha/i18n';
import { withKnown } from '@haisha/records/form/with-known';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { DepartmentField } from '@haisha/references/departments/department-field';
import { departmentPlace } from '@haisha/references/departments/department-place';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import { useVehicleTypeOptions } from '@haisha/references/vehicle-types/use-vehicle-type-options';
import { vehicleTypePlace } from '@haisha/references/vehicle-types/vehicle-type-place';
import { plateRegions } from '@haisha/rules/plate-regions';
import { CodeField, MonthField, PlateField, SelectField, TextField } from '@haisha/ui/fields';
import { FormRow, FormSection, OptionalFields } from '@haisha/ui/form';
import { ownershipTypes, type Vehicle } from '@haisha/validation/vehicle';
import { useWatch } from 'react-hook-form';
import { MainDriver } from './main-driver.tsx';
import { plateStyle } from './plate-style.ts';
import { RegisterFirst } from './register-first.tsx';
import { useTypeFills } from './use-type-fills.ts';
import type { VehicleFormApi } from './vehicle-values.ts';

export type VehicleIdentityFieldsProps = {
  form: VehicleFormApi;
  isNew: boolean;
  /** The vehicle changed or copied: it names a department or type that cannot be chosen any more. */
  known: Vehicle | undefined;
};

/** Which vehicle it is: number, plate, type, department, owner. */
export function VehicleIdentityFields({ form, isNew, known }: VehicleIdentityFieldsProps) {
  const { t } = useTranslation('vehicle');
  const localName = useLocalName();
  const { control } = form;
  const departments = useDepartmentOptions();
  const types = useVehicleTypeOptions();
  const [classNumber, kana] = useWatch({ control, name: ['plate.classNumber', 'plate.kana'] });
  useTypeFills(form, types.types, isNew);
  const hasNoType = types.isLoaded && types.options.length === 0;
  const hasNoDepartment = departments.isLoaded && departments.options.length === 0;
  return (
    <FormSection title={t('section.identity')}>
      <CodeField control={control} name="code" label={t('field.code')} required />
      <FormRow>
        <PlateField
          control={control}
          name="plate"
          label={t('field.plate')}
          required
          regions={plateRegions}
          plateStyle={plateStyle({ classNumber, kana })}
        />
      </FormRow>
      <SelectField
        control={control}
        name="vehicleTypeId"
        label={t('field.vehicleTypeId')}
        required
        loading={types.isLoading}
        options={withKnown(
          types.options,
          known?.vehicleTypeId,
          localName(known?.vehicleTypeName, known?.vehicleTypeNameEn),
        )}
        help={
          hasNoType ? (
            <RegisterFirst
              text={t('registerFirst.noVehicleType')}
              label={t('registerFirst.vehicleType')}
              permission={`${vehicleTypePlace.name}.create`}
              to={vehicleTypePlace.formAt(null)}
            />
          ) : (
            (isNew && t('help.vehicleTypeId')) || undefined
          )
        }
      />
      <DepartmentField
        control={control}
        label={t('field.departmentId')}
        known={known}
        help={
          hasNoDepartment ? (
            <RegisterFirst
              text={t('registerFirst.noDepartment')}
              label={t('registerFirst.department')}
              permission={`${departmentPlace.name}.create`}
              to={departmentPlace.formAt(null)}
            />
          ) : undefined
        }
      />
      <SelectField
        control={control}
        name="ownershipType"
        label={t('field.ownershipType')}
        required
        options={ownershipTypes.map((value) => ({ value, label: t(`ownershipType.${value}`) }))}
      />
      {known && !isNew && <MainDriver vehicleId={known.id} />}
      <OptionalFields>
        <TextField control={control} name="maker" label={t('field.maker')} />
        <TextField control={control} name="model" label={t('field.model')} />
        <TextField control={control} name="modelCode" label={t('field.modelCode')} />
        <TextField control={control} name="chassisNumber" label={t('field.chassisNumber')} span={5} />
        <MonthField control={control} name="firstRegistrationMonth" label={t('field.firstRegistrationMonth')} />
        <TextField control={control} name="ownerName" label={t('field.ownerName')} span={6} />
        <TextField control={control} name="userName" label={t('field.userName')} span={6} />
      </OptionalFields>
    </FormSection>
  );
}
