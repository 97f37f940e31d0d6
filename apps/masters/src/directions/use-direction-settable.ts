import { useTranslation } from '@haisha/i18n';
import type { SettableField } from '@haisha/records/bulk/settable-field';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import type { Direction } from '@haisha/validation/direction';
import { directionSettable } from '@haisha/validation/direction-choices';

/** The fields of directions that are set in many rows at once. */
export function useDirectionSettable(): SettableField<Direction>[] {
  const { t } = useTranslation('direction');
  const localName = useLocalName();
  const { options } = useDepartmentOptions('direction.update');
  return directionSettable.map((field) => ({
    field,
    label: t(`field.${field}`),
    textOf: (row) => localName(row.departmentName, row.departmentNameEn),
    options,
  }));
}
