import { useTranslation } from '@haisha/i18n';
import { Link, useCan } from '@haisha/platform';
import { Button } from '@haisha/ui';
import type { Vehicle } from '@haisha/validation/vehicle';
import type { DefaultValues } from 'react-hook-form';
import { vehiclesApi } from '../api/vehicles-api.ts';
import { EntityFormPage } from '../form/entity-form-page.tsx';
import { useBackToList } from '../form/use-back-to-list.ts';
import { useEntityForm } from '../form/use-entity-form.ts';
import { useSave } from '../form/use-save.ts';
import { usePageTitle } from '../page-title.ts';
import { useVehicleText } from './use-vehicle-text.ts';
import { VehicleBodyFields } from './vehicle-body-fields.tsx';
import { VehicleCostFields } from './vehicle-cost-fields.tsx';
import { VehicleDateFields } from './vehicle-date-fields.tsx';
import { VehicleIdentityFields } from './vehicle-identity-fields.tsx';
import { vehicleName } from './vehicle-name.ts';
import { VehicleSpecificationFields } from './vehicle-specification-fields.tsx';
import { newVehicle, type VehicleValues, vehicleFormSchema, vehicleValues } from './vehicle-values.ts';

export type VehicleFormProps = {
  /** The vehicle to change; null for a new one. */
  row: Vehicle | null;
  /** What a new one starts with. */
  initial?: DefaultValues<VehicleValues>;
};

/** The page on which a vehicle is added or changed. */
export function VehicleForm({ row, initial = newVehicle }: VehicleFormProps) {
  const { t } = useTranslation('vehicle');
  const title = usePageTitle(row ? '/vehicles/edit/:id' : '/vehicles/add');
  const listTitle = usePageTitle('/vehicles');
  const back = useBackToList('/vehicles');
  const textOf = useVehicleText();
  const entityForm = useEntityForm({
    schema: vehicleFormSchema,
    row,
    valuesOf: vehicleValues,
    initial,
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
      actions={entityForm.row && <VehicleActions row={entityForm.row} />}
    >
      <VehicleIdentityFields form={entityForm.form} isNew={row === null} />
      <VehicleSpecificationFields control={control} />
      <VehicleBodyFields control={control} />
      <VehicleDateFields control={control} />
      <VehicleCostFields control={control} />
    </EntityFormPage>
  );
}

function VehicleActions({ row }: { row: Vehicle }) {
  const { t } = useTranslation('vehicle');
  const can = useCan();
  if (!can('vehicleHistory.read')) return null;
  return (
    <Button asChild variant="outline" colorPalette="gray">
      <Link to={`/vehicles/histories/${row.id}`}>{t('action.history')}</Link>
    </Button>
  );
}
