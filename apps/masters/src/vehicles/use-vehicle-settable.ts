import { useTranslation } from '@haisha/i18n';
import type { SettableField } from '@haisha/records/bulk/settable-field';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import { useVehicleTypeOptions } from '@haisha/references/vehicle-types/use-vehicle-type-options';
import type { Vehicle } from '@haisha/validation/vehicle';
import { ownershipTypes, vehicleSettable } from '@haisha/validation/vehicle-choices';

type Settable = (typeof vehicleSettable)[number];

/** The fields of vehicles that are set in many rows at once. */
export function useVehicleSettable(): SettableField<Vehicle>[] {
  const { t } = useTranslation('vehicle');
  const localName = useLocalName();
  const departments = useDepartmentOptions().options;
  const types = useVehicleTypeOptions().options;
  const flag = (value: boolean) => t(value ? 'flag.yes' : 'flag.no');
  const flags = [true, false].map((value) => ({ value, label: flag(value) }));
  const fields: Record<Settable, Pick<SettableField<Vehicle>, 'textOf' | 'options'>> = {
    departmentId: { textOf: (row) => localName(row.departmentName, row.departmentNameEn), options: departments },
    vehicleTypeId: { textOf: (row) => localName(row.vehicleTypeName, row.vehicleTypeNameEn), options: types },
    ownershipType: {
      textOf: (row) => t(`ownershipType.${row.ownershipType}`),
      options: ownershipTypes.map((value) => ({ value, label: t(`ownershipType.${value}`) })),
    },
    hasDigitalTachograph: { textOf: (row) => flag(row.hasDigitalTachograph), options: flags },
    hasDashcam: { textOf: (row) => flag(row.hasDashcam), options: flags },
  };
  return vehicleSettable.map((field) => ({ field, label: t(`field.${field}`), ...fields[field] }));
}
