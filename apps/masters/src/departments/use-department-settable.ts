import { useTranslation } from '@haisha/i18n';
import type { Department } from '@haisha/validation/department';
import { departmentKinds, departmentSettable } from '@haisha/validation/department-choices';
import type { SettableField } from '../bulk/settable-field.ts';
import { useLocalName } from '../form/use-local-name.ts';
import { useParentOptions } from './use-parent-options.ts';

type Settable = (typeof departmentSettable)[number];

/** The fields of departments that are set in many rows at once. */
export function useDepartmentSettable(): SettableField<Department>[] {
  const { t } = useTranslation('department');
  const localName = useLocalName();
  const parents = useParentOptions().options;
  const fields: Record<Settable, Pick<SettableField<Department>, 'textOf' | 'options'>> = {
    parentId: {
      textOf: (row) => localName(row.parentName, row.parentNameEn) ?? '',
      options: [{ value: null, label: t('bulk:set.none') }, ...parents],
    },
    kind: {
      textOf: (row) => t(`kind.${row.kind}`),
      options: departmentKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
    },
  };
  return departmentSettable.map((field) => ({ field, label: t(`field.${field}`), ...fields[field] }));
}
