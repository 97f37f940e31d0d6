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
  /** The empty choice; false when there is always one. */
  placeholder?: string | false;
  loading?: boolean;
};

/** One of a list, through the browser's own list: the quickest by keyboard and on a telephone. */
export function SelectField<Values extends FieldValues, Output = Values>({
  options,
  placeholder,
  loading = false,
  ...props
}: SelectFieldProps<Values, Output>) {
  const { t } = useTranslation('ui');
  const field = useField(props);
  const value = asText(field.value);
  const unknown = value !== '' && !options.some((option) => option.value === value);
  return (
    <FieldFrame {...props} readOnly={undefined} disabled={props.disabled || props.readOnly} error={field.error}>
      {(control) => (
        <NativeSelect.Root disabled={control.disabled} invalid={control['aria-invalid']}>
          <NativeSelect.Field
            {...selectProps(control)}
            ref={field.ref}
            name={field.name}
            value={value}
            onChange={(event) => field.commit(event.target.value === '' ? null : event.target.value)}
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

// A list has no read-only state of its own.
function selectProps({ readOnly: _, ...control }: ControlProps) {
  return control;
}
