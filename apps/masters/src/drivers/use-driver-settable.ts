import { useTranslation } from '@haisha/i18n';
import type { SettableField } from '@haisha/records/bulk/settable-field';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import type { Driver } from '@haisha/validation/driver';
import { driverSettable, employmentTypes } from '@haisha/validation/driver-choices';

type Settable = (typeof driverSettable)[number];

/** The fields of drivers that are set in many rows at once. */
export function useDriverSettable(): SettableField<Driver>[] {
  const { t } = useTranslation('driver');
  const localName = useLocalName();
  const departments = useDepartmentOptions().options;
  const flag = (value: boolean) => t(value ? 'flag.yes' : 'flag.no');
  const fields: Record<Settable, Pick<SettableField<Driver>, 'textOf' | 'options'>> = {
    departmentId: { textOf: (row) => localName(row.departmentName, row.departmentNameEn), options: departments },
    employmentType: {
      textOf: (row) => t(`employmentType.${row.employmentType}`),
      options: employmentTypes.map((value) => ({ value, label: t(`employmentType.${value}`) })),
    },
    canWorkNights: {
      textOf: (row) => flag(row.canWorkNights),
      options: [true, false].map((value) => ({ value, label: flag(value) })),
    },
  };
  return driverSettable.map((field) => ({ field, label: t(`field.${field}`), ...fields[field] }));
}
