import { useTranslation } from '@haisha/i18n';
import type { SettableField } from '@haisha/records/bulk/settable-field';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import type { OperationTime } from '@haisha/validation/operation-time';
import { operationTimeSettable, shiftKinds } from '@haisha/validation/operation-time-choices';

type Settable = (typeof operationTimeSettable)[number];

/** The fields of operation times that are set in many rows at once. */
export function useOperationTimeSettable(): SettableField<OperationTime>[] {
  const { t } = useTranslation('operationTime');
  const localName = useLocalName();
  const { options } = useDepartmentOptions('operationTime.update');
  const fields: Record<Settable, Pick<SettableField<OperationTime>, 'textOf' | 'options'>> = {
    departmentId: { textOf: (row) => localName(row.departmentName, row.departmentNameEn), options },
    shiftKind: {
      textOf: (row) => t(`shiftKind.${row.shiftKind}`),
      options: shiftKinds.map((value) => ({ value, label: t(`shiftKind.${value}`) })),
    },
  };
  return operationTimeSettable.map((field) => ({ field, label: t(`field.${field}`), ...fields[field] }));
}
