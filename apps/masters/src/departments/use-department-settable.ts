import { useTranslation } from '@haisha/i18n';
import type { Department } from '@haisha/validation/department';
import { departmentKinds, departmentSettable } from '@haisha/validation/department-choices';
import { departmentsApi } from '../api/departments-api.ts';
import type { SettableField } from '../bulk/settable-field.ts';
import { useLocalName } from '../form/use-local-name.ts';
import { useRowOptions } from '../form/use-row-options.ts';

type Settable = (typeof departmentSettable)[number];

/** The fields of departments that are set in many rows at once. */
export function useDepartmentSettable(): SettableField<Department>[] {
  const { t } = useTranslation('department');
  const localName = useLocalName();
  const parents = useRowOptions(departmentsApi, { sort: 'sortOrder' });
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
