import { withKnown } from '@haisha/records/form/with-known';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import type { Permission } from '@haisha/rules/permission';
import { SelectField } from '@haisha/ui/fields';
import type { ReactNode } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { useDepartmentOptions } from './use-department-options.ts';

type OfDepartment = { departmentId: string; departmentName: string; departmentNameEn: string | null };

export type DepartmentFieldProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  label: string;
  /** As it is stored: its department may be archived, or beyond what the person may read. */
  known: OfDepartment | null | undefined;
  help?: ReactNode;
  /** Where a record must stay among the departments that this reaches. */
  update?: Permission;
};

/** The department that a record is of, as `departmentId` of the form. */
export function DepartmentField<Values extends FieldValues, Output>({
  control,
  label,
  known,
  help,
  update,
}: DepartmentFieldProps<Values, Output>) {
  const localName = useLocalName();
  const { options, isLoading } = useDepartmentOptions(update);
  return (
    <SelectField
      // Each of these forms has this field, which its own values do not say here.
      control={control as unknown as Control<{ departmentId: string }>}
      name="departmentId"
      label={label}
      required
      loading={isLoading}
      options={withKnown(options, known?.departmentId, localName(known?.departmentName, known?.departmentNameEn))}
      help={help}
    />
  );
}
