import { withKnown } from '@haisha/records/form/with-known';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import { useVehicleTypeOptions } from '@haisha/references/vehicle-types/use-vehicle-type-options';
import type { Vehicle } from '@haisha/validation/vehicle';
import { useVehicleValueText } from './use-vehicle-value-text.ts';

/** A field of a vehicle as people read it, references by their names. */
export function useVehicleText(row: Vehicle | null): (name: string, value: unknown) => string {
  const localName = useLocalName();
  const departments = useDepartmentOptions();
  const types = useVehicleTypeOptions();
  const valueText = useVehicleValueText();
  const references: Record<string, readonly { value: string; label: string }[]> = {
    departmentId: withKnown(
      departments.options,
      row?.departmentId,
      localName(row?.departmentName, row?.departmentNameEn),
    ),
    vehicleTypeId: withKnown(
      types.options,
      row?.vehicleTypeId,
      localName(row?.vehicleTypeName, row?.vehicleTypeNameEn),
    ),
  };
  return (name, value) => references[name]?.find((option) => option.value === value)?.label ?? valueText(name, value);
}
