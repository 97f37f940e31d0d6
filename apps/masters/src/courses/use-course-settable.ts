import { useTranslation } from '@haisha/i18n';
import type { SettableField } from '@haisha/records/bulk/settable-field';
import { useRowOptions } from '@haisha/records/form/use-row-options';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { cargoOwnersApi } from '@haisha/references/cargo-owners/cargo-owners-api';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import { directionsApi } from '@haisha/references/directions/directions-api';
import { useVehicleTypeOptions } from '@haisha/references/vehicle-types/use-vehicle-type-options';
import type { Course } from '@haisha/validation/course';
import { courseSettable } from '@haisha/validation/course-choices';
import { useCourseText } from './use-course-text.ts';

type Settable = (typeof courseSettable)[number];

/** The fields of courses that are set in many rows at once. */
export function useCourseSettable(): SettableField<Course>[] {
  const { t } = useTranslation('course');
  const localName = useLocalName();
  const textOf = useCourseText();
  const none = { value: null, label: t('bulk:set.none') };
  const departments = useDepartmentOptions().options;
  const directions = useRowOptions(directionsApi, {});
  const owners = useRowOptions(cargoOwnersApi, {});
  const types = useVehicleTypeOptions().options;
  const fields: Record<Settable, Pick<SettableField<Course>, 'textOf' | 'options'>> = {
    departmentId: { textOf: (row) => localName(row.departmentName, row.departmentNameEn), options: departments },
    directionId: {
      textOf: (row) => localName(row.directionName, row.directionNameEn) ?? '',
      options: [none, ...directions],
    },
    cargoOwnerId: {
      textOf: (row) => localName(row.cargoOwnerName, row.cargoOwnerNameEn) ?? '',
      options: [none, ...owners],
    },
    vehicleTypeId: { textOf: (row) => localName(row.vehicleTypeName, row.vehicleTypeNameEn), options: types },
    runsOnHolidays: {
      textOf: (row) => textOf('runsOnHolidays', row.runsOnHolidays),
      options: [true, false].map((value) => ({ value, label: textOf('runsOnHolidays', value) })),
    },
  };
  return courseSettable.map((field) => ({ field, label: t(`field.${field}`), ...fields[field] }));
}
