import { useTranslation } from '@haisha/i18n';
import type { SettableField } from '@haisha/records/bulk/settable-field';
import { bodyTypes } from '@haisha/validation/vehicle-body-choices';
import type { VehicleType } from '@haisha/validation/vehicle-type';
import { vehicleClasses, vehicleTypeSettable } from '@haisha/validation/vehicle-type-choices';

type Settable = (typeof vehicleTypeSettable)[number];

/** The fields of vehicle types that are set in many rows at once. */
export function useVehicleTypeSettable(): SettableField<VehicleType>[] {
  const { t } = useTranslation('vehicleType');
  const fields: Record<Settable, Pick<SettableField<VehicleType>, 'textOf' | 'options'>> = {
    vehicleClass: {
      textOf: (row) => t(`vehicleClass.${row.vehicleClass}`),
      options: vehicleClasses.map((value) => ({ value, label: t(`vehicleClass.${value}`) })),
    },
    bodyType: {
      textOf: (row) => (row.bodyType ? t(`bodyType.${row.bodyType}`) : ''),
      options: [
        { value: null, label: t('bulk:set.none') },
        ...bodyTypes.map((value) => ({ value, label: t(`bodyType.${value}`) })),
      ],
    },
  };
  return vehicleTypeSettable.map((field) => ({ field, label: t(`field.${field}`), ...fields[field] }));
}
