import { useTranslation } from '@haisha/i18n';
import type { Course } from '@haisha/validation/course';
import { courseSettable } from '@haisha/validation/course-choices';
import { cargoOwnersApi } from '../api/cargo-owners-api.ts';
import { directionsApi } from '../api/directions-api.ts';
import type { SettableField } from '../bulk/settable-field.ts';
import { useDepartmentOptions } from '../departments/use-department-options.ts';
import { useLocalName } from '../form/use-local-name.ts';
import { useRowOptions } from '../form/use-row-options.ts';
import { useVehicleTypeOptions } from '../vehicle-types/use-vehicle-type-options.ts';
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
