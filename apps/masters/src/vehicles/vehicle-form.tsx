import { formPages, type RowToEdit } from '@haisha/records/form/form-pages';
import { RecordForm } from '@haisha/records/form/record-form';
import { useRecordForm } from '@haisha/records/form/use-record-form';
import { useVehicleTypeOptions } from '@haisha/references/vehicle-types/use-vehicle-type-options';
import { vehicle } from '@haisha/references/vehicles/vehicle';
import type { Vehicle } from '@haisha/validation/vehicle';
import { typeWarnings, vehicleWarnings } from '@haisha/validation/vehicle-errors';
import { useMemo } from 'react';
import { useVehicleText } from './use-vehicle-text.ts';
import { VehicleActions } from './vehicle-actions.tsx';
import { VehicleBodyFields } from './vehicle-body-fields.tsx';
import { VehicleCostFields } from './vehicle-cost-fields.tsx';
import { VehicleDateFields } from './vehicle-date-fields.tsx';
import { VehicleIdentityFields } from './vehicle-identity-fields.tsx';
import { VehicleSpecificationFields } from './vehicle-specification-fields.tsx';
import { copiedVehicle, newVehicle, readingWarnings, vehicleFormSchema, vehicleValues } from './vehicle-values.ts';

/** The page on which a vehicle is added or changed. */
function VehicleForm({ row, copyOf }: RowToEdit<Vehicle>) {
  const textOf = useVehicleText(row);
  const schema = useMemo(() => vehicleFormSchema(row), [row]);
  const { types } = useVehicleTypeOptions();
  const recordForm = useRecordForm(vehicle, {
    schema,
    row,
    valuesOf: vehicleValues,
    initial: copyOf ? copiedVehicle(copyOf) : newVehicle,
    carries: ['departmentId', 'ownershipType'],
    warnings: (draft) => [
      ...vehicleWarnings(draft),
      ...readingWarnings(draft, row),
      ...typeWarnings(
        draft,
        types.find(({ id }) => id === draft.vehicleTypeId),
      ),
    ],
  });
  const { control } = recordForm.form;
  return (
    <RecordForm of={vehicle} form={recordForm} textOf={textOf} actions={row && <VehicleActions row={row} />}>
      <VehicleIdentityFields form={recordForm.form} isNew={row === null} known={recordForm.row ?? copyOf} />
      <VehicleSpecificationFields control={control} />
      <VehicleBodyFields control={control} />
      <VehicleDateFields control={control} />
      <VehicleCostFields form={recordForm.form} />
    </RecordForm>
  );
}

export const vehicleForm = formPages(vehicle, VehicleForm);
