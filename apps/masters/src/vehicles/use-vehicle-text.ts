import type { Vehicle } from '@haisha/validation/vehicle';
import { useDepartmentOptions } from '../departments/use-department-options.ts';
import { useLocalName } from '../form/use-local-name.ts';
import { useVehicleTypeOptions } from '../vehicle-types/use-vehicle-type-options.ts';
import { useVehicleValueText } from './use-vehicle-value-text.ts';
import { withKnown } from './with-known.ts';

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
