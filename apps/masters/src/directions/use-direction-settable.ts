import { useTranslation } from '@haisha/i18n';
import type { Direction } from '@haisha/validation/direction';
import { directionSettable } from '@haisha/validation/direction-choices';
import type { SettableField } from '../bulk/settable-field.ts';
import { useDepartmentOptions } from '../departments/use-department-options.ts';
import { useLocalName } from '../form/use-local-name.ts';

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
