import { useTranslation } from '@haisha/i18n';
import { EntityFormPage } from '@haisha/records/form/entity-form-page';
import { useBackToList } from '@haisha/records/form/use-back-to-list';
import { useEntityForm } from '@haisha/records/form/use-entity-form';
import { useSave } from '@haisha/records/form/use-save';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { vehicleTypesApi } from '@haisha/references/vehicle-types/vehicle-types-api';
import { type VehicleType, vehicleTypeInputSchema } from '@haisha/validation/vehicle-type';
import type { DefaultValues } from 'react-hook-form';
import { useVehicleTypeText } from './use-vehicle-type-text.ts';
import { VehicleTypeFields } from './vehicle-type-fields.tsx';
import { newVehicleType, type VehicleTypeValues, vehicleTypeValues } from './vehicle-type-values.ts';

export type VehicleTypeFormProps = {
  /** The vehicle type to change; null for a new one. */
  row: VehicleType | null;
  /** What a new one starts with. */
  initial?: DefaultValues<VehicleTypeValues>;
};

/** The page on which a vehicle type is added or changed. */
export function VehicleTypeForm({ row, initial = newVehicleType }: VehicleTypeFormProps) {
  const { t } = useTranslation('vehicleType');
  const title = usePageTitle(row ? '/vehicle-type/edit/:id' : '/vehicle-type/add');
  const listTitle = usePageTitle('/vehicle-type');
  const back = useBackToList('/vehicle-type');
  const textOf = useVehicleTypeText();
  const entityForm = useEntityForm({
    schema: vehicleTypeInputSchema,
    row,
    valuesOf: vehicleTypeValues,
    initial,
    save: useSave(vehicleTypesApi),
    onSaved: back.go,
  });
  return (
    <EntityFormPage
      entityForm={entityForm}
      title={title}
      listTitle={listTitle}
      path="/vehicle-type"
      permission="vehicleType"
      api={vehicleTypesApi}
      nameOf={codeAndName}
      labelOf={(name) => t(`field.${name}`)}
      textOf={textOf}
    >
      <VehicleTypeFields form={entityForm.form} />
    </EntityFormPage>
  );
}
