import { useCan } from '@haisha/platform';
import { RecordPickerField } from '@haisha/records/form/record-picker-field';
import { type NameOf, useNameOf } from '@haisha/records/naming/use-name-of';
import type { PickCalls } from '@haisha/records/record-calls';
import { Field, Input } from '@haisha/ui';
import { useErrorText } from '@haisha/ui/fields';
import type { FieldError } from '@haisha/validation/rule';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';

export type ReferenceCellProps = {
  label: string;
  placeholder?: string;
  /** What a cell would say: the code or the name of a record. */
  text: string;
  /** Why it was refused. */
  failure?: FieldError | undefined;
  onChange: (text: string) => void;
};

/** Makes the cell of a reference: a picker for those who may read the records, a text field for the others. */
export function referenceCell<Row extends { id: string; code: string }, Key extends readonly unknown[]>(record: {
  name: string;
  api: PickCalls<Row, Key>;
  nameOf: NameOf<Row>;
}) {
  function Picker({ text, failure, onChange, ...field }: ReferenceCellProps) {
    const nameOf = useNameOf(record.nameOf);
    const [picked, setPicked] = useState<{ code: string; name: string } | null>(null);
    const errors = useMemo(() => failure && { text: { type: failure.code, ...failure } }, [failure]);
    const { control } = useForm({ values: { text }, shouldFocusError: false, ...(errors && { errors }) });
    return (
      <RecordPickerField
        {...field}
        control={control}
        name="text"
        of={record}
        known={{ id: text, name: picked?.code === text ? picked.name : text }}
        onPicked={(row) => {
          setPicked(row && { code: row.code, name: nameOf(row) });
          onChange(row?.code ?? '');
        }}
        // A cell may say a name as well: what it means is judged with the rows.
        onUnknown={onChange}
      />
    );
  }
  return function PickerOrText(props: ReferenceCellProps) {
    return useCan()(`${record.name}.read`) ? <Picker {...props} /> : <TypedReference {...props} />;
  };
}

function TypedReference({ label, placeholder, text, failure, onChange }: ReferenceCellProps) {
  const error = useErrorText(label, failure && { type: failure.code, ...failure });
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Input value={text} placeholder={placeholder} onChange={(event) => onChange(event.target.value)} />
      {error !== undefined && <Field.ErrorText>{error}</Field.ErrorText>}
    </Field.Root>
  );
}
