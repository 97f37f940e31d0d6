import { useTranslation } from '@haisha/i18n';
import { EntityFormPage } from '@haisha/records/form/entity-form-page';
import { useBackToList } from '@haisha/records/form/use-back-to-list';
import { useEntityForm } from '@haisha/records/form/use-entity-form';
import { useSave } from '@haisha/records/form/use-save';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { vehicleName } from '@haisha/references/vehicles/vehicle-name';
import { vehiclesApi } from '@haisha/references/vehicles/vehicles-api';
import type { Vehicle } from '@haisha/validation/vehicle';
import { useMemo } from 'react';
import { useVehicleText } from './use-vehicle-text.ts';
import { VehicleActions } from './vehicle-actions.tsx';
import { VehicleBodyFields } from './vehicle-body-fields.tsx';
import { VehicleCostFields } from './vehicle-cost-fields.tsx';
import { VehicleDateFields } from './vehicle-date-fields.tsx';
import { VehicleIdentityFields } from './vehicle-identity-fields.tsx';
import { VehicleSpecificationFields } from './vehicle-specification-fields.tsx';
import { copiedVehicle, newVehicle, vehicleFormSchema, vehicleValues } from './vehicle-values.ts';

export type VehicleFormProps = {
  /** The vehicle to change; null for a new one. */
  row: Vehicle | null;
  /** The vehicle a new one starts as a copy of. */
  copyOf?: Vehicle;
};

/** The page on which a vehicle is added or changed. */
export function VehicleForm({ row, copyOf }: VehicleFormProps) {
  const { t } = useTranslation('vehicle');
  const title = usePageTitle(row ? '/vehicles/edit/:id' : '/vehicles/add');
  const listTitle = usePageTitle('/vehicles');
  const back = useBackToList('/vehicles');
  const textOf = useVehicleText(row);
  const schema = useMemo(() => vehicleFormSchema(row), [row]);
  const entityForm = useEntityForm({
    schema,
    row,
    valuesOf: vehicleValues,
    initial: copyOf ? copiedVehicle(copyOf) : newVehicle,
    save: useSave(vehiclesApi),
    onSaved: back.go,
  });
  const { control } = entityForm.form;
  return (
    <EntityFormPage
      entityForm={entityForm}
      title={title}
      listTitle={listTitle}
      path="/vehicles"
      permission="vehicle"
      api={vehiclesApi}
      nameOf={vehicleName}
      labelOf={(name) => t(`field.${name}`)}
      textOf={textOf}
      actions={row && <VehicleActions row={row} />}
    >
      <VehicleIdentityFields form={entityForm.form} isNew={row === null} known={entityForm.row ?? copyOf} />
      <VehicleSpecificationFields control={control} />
      <VehicleBodyFields control={control} />
      <VehicleDateFields control={control} />
      <VehicleCostFields form={entityForm.form} />
    </EntityFormPage>
  );
}
