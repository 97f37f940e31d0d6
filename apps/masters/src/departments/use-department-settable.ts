import { useTranslation } from '@haisha/i18n';
import type { SettableField } from '@haisha/records/bulk/settable-field';
import { useRowOptions } from '@haisha/records/form/use-row-options';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { departmentsApi } from '@haisha/references/departments/departments-api';
import type { Department } from '@haisha/validation/department';
import { departmentKinds, departmentSettable } from '@haisha/validation/department-choices';

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
