import { formatDate, tokyoDate, useTranslation } from '@haisha/i18n';
import type { SettableField } from '@haisha/records/bulk/settable-field';
import { useRowOptions } from '@haisha/records/form/use-row-options';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { coursesApi } from '@haisha/references/courses/courses-api';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import { directionsApi } from '@haisha/references/directions/directions-api';
import { useVehicleTypeOptions } from '@haisha/references/vehicle-types/use-vehicle-type-options';
import { addDays } from '@haisha/rules/calendar';
import type { Delivery } from '@haisha/validation/delivery';
import { deliverySettable } from '@haisha/validation/delivery-choices';
import { temperatureZones } from '@haisha/validation/vehicle-body-choices';
import { useDeliveryText } from './use-delivery-text.ts';

type Settable = (typeof deliverySettable)[number];

const daysAhead = 14;

/** The fields of deliveries that are set in many rows at once; a day is one of the next two weeks. */
export function useDeliverySettable(): SettableField<Delivery>[] {
  const { t } = useTranslation('delivery');
  const localName = useLocalName();
  const textOf = useDeliveryText();
  const none = { value: null, label: t('bulk:set.none') };
  const departments = useDepartmentOptions().options;
  const directions = useRowOptions(directionsApi, {});
  const courses = useRowOptions(coursesApi, {});
  const types = useVehicleTypeOptions().options;
  const today = tokyoDate();
  const days = Array.from({ length: daysAhead }, (_, index) => addDays(today, index));
  const flag = (field: 'needsTailLift' | 'needsTwoCrew') => ({
    textOf: (row: Delivery) => textOf(field, row[field]),
    options: [true, false].map((value) => ({ value, label: textOf(field, value) })),
  });
  const fields: Record<Settable, Pick<SettableField<Delivery>, 'textOf' | 'options'>> = {
    operationDate: {
      textOf: (row) => textOf('operationDate', row.operationDate),
      options: days.map((value) => ({ value, label: formatDate(value, { weekday: true }) })),
    },
    departmentId: { textOf: (row) => localName(row.departmentName, row.departmentNameEn), options: departments },
    courseId: { textOf: (row) => localName(row.courseName, row.courseNameEn) ?? '', options: [none, ...courses] },
    directionId: {
      textOf: (row) => localName(row.directionName, row.directionNameEn) ?? '',
      options: [none, ...directions],
    },
    temperatureZone: {
      textOf: (row) => textOf('temperatureZone', row.temperatureZone),
      options: temperatureZones.map((value) => ({ value, label: t(`zone.${value}`) })),
    },
    requiredVehicleTypeId: {
      textOf: (row) => localName(row.requiredVehicleTypeName, row.requiredVehicleTypeNameEn) ?? '',
      options: [none, ...types],
    },
    needsTailLift: flag('needsTailLift'),
    needsTwoCrew: flag('needsTwoCrew'),
  };
  return deliverySettable.map((field) => ({ field, label: t(`field.${field}`), ...fields[field] }));
}
