import { useTranslation } from '@haisha/i18n';
import { NativeSelect } from '@haisha/ui';
import type { FieldValues } from 'react-hook-form';
import { type ControlProps, FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { asText } from './use-draft.ts';
import { useField } from './use-field.ts';

export type SelectOption = { value: string; label: string; disabled?: boolean };
export type SelectFieldProps<Values extends FieldValues, Output = Values> = FieldProps<Values, Output> & {
  options: readonly SelectOption[];
  /** The label of the empty choice; false when a value is always set. */
  placeholder?: string | false;
  loading?: boolean;
};

/** A field for one of a list, in the browser's own select: the fastest by keyboard and on a phone. */
export function SelectField<Values extends FieldValues, Output = Values>(props: SelectFieldProps<Values, Output>) {
  const field = useField({ ...props, isChosen: true });
  return (
    <Select {...props} field={field} value={asText(field.value)} onChoose={(value) => field.commit(value || null)} />
  );
}

/** A field for exactly one of a list, in a form that holds an array; several existing values count as none. */
export function SelectOneField<Values extends FieldValues, Output = Values>(props: SelectFieldProps<Values, Output>) {
  const field = useField({ ...props, isChosen: true });
  const [value, ...others] = Array.isArray(field.value) ? field.value : [];
  return (
    <Select
      {...props}
      field={field}
      value={others.length > 0 ? '' : asText(value)}
      onChoose={(chosen) => field.commit(chosen === '' ? [] : [chosen])}
    />
  );
}

type SelectProps<Values extends FieldValues, Output> = SelectFieldProps<Values, Output> & {
  field: ReturnType<typeof useField<Values, Output>>;
  value: string;
  onChoose: (value: string) => void;
};

function Select<Values extends FieldValues, Output>({
  options,
  placeholder,
  loading = false,
  field,
  value,
  onChoose,
  ...props
}: SelectProps<Values, Output>) {
  const { t } = useTranslation('ui');
  const unknown = value !== '' && !options.some((option) => option.value === value);
  return (
    <FieldFrame
      {...props}
      alwaysSet={placeholder === false}
      readOnly={undefined}
      disabled={props.disabled || props.readOnly}
      error={field.error}
    >
      {(control) => (
        <NativeSelect.Root disabled={control.disabled} invalid={control['aria-invalid']}>
          <NativeSelect.Field
            {...selectProps(control)}
            ref={field.ref}
            name={field.name}
            value={value}
            onChange={(event) => onChoose(event.target.value)}
            onBlur={field.leave}
            aria-busy={loading}
          >
            {placeholder !== false && <option value="">{placeholder ?? t('field.choose')}</option>}
            {unknown && <option value={value}>{loading ? t('loading') : value}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
    </FieldFrame>
  );
}

// A select has no read-only state.
function selectProps({ readOnly: _, ...control }: ControlProps) {
  return control;
}
