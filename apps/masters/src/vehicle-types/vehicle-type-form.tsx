import { formPages, type RowToEdit } from '@haisha/records/form/form-pages';
import { RecordForm } from '@haisha/records/form/record-form';
import { useRecordForm } from '@haisha/records/form/use-record-form';
import { vehicleType } from '@haisha/references/vehicle-types/vehicle-type';
import { type VehicleType, vehicleTypeInputSchema, vehicleTypeWarnings } from '@haisha/validation/vehicle-type';
import { useVehicleTypeText } from './use-vehicle-type-text.ts';
import { VehicleTypeFields } from './vehicle-type-fields.tsx';
import { newVehicleType, vehicleTypeValues } from './vehicle-type-values.ts';

/** The page on which a vehicle type is added or changed. */
function VehicleTypeForm({ row, copyOf }: RowToEdit<VehicleType>) {
  const textOf = useVehicleTypeText();
  const recordForm = useRecordForm(vehicleType, {
    schema: vehicleTypeInputSchema,
    row,
    valuesOf: vehicleTypeValues,
    warnings: vehicleTypeWarnings,
    initial: copyOf ? { ...vehicleTypeValues(copyOf), code: '' } : newVehicleType,
  });
  return (
    <RecordForm of={vehicleType} form={recordForm} textOf={textOf}>
      <VehicleTypeFields form={recordForm.form} />
    </RecordForm>
  );
}

export const vehicleTypeForm = formPages(vehicleType, VehicleTypeForm);
