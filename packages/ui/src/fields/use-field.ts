import { useCallback } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { focusWhole, placeField } from './field-places.ts';
import type { FieldProps } from './field-props.ts';
import { type FieldFailure, useErrorText } from './use-error-text.ts';

type Bound<Values extends FieldValues, Output> = Pick<FieldProps<Values, Output>, 'control' | 'name' | 'label'> & {
  /** It is chosen from a list, not entered. */
  isChosen?: boolean;
};

/** Returns one field of the form: its value, its error sentence, and the events at which it is stored and checked. */
export function useField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  isChosen,
}: Bound<Values, Output>) {
  const { field, fieldState } = useController<Values, typeof name, Output>({ control, name });
  const error = useErrorText(label, fieldState.error as FieldFailure | undefined, isChosen);
  const register = field.ref;
  const ref = useCallback(
    (element: HTMLElement | null) => {
      placeField(control, name, element);
      register(element && { focus: () => focusWhole(element) });
    },
    [register, control, name],
  );
  return {
    name: field.name,
    ref,
    value: field.value as unknown,
    error,
    disabled: field.disabled,
    /** A key was typed: store the value without a check. */
    type: (value: unknown) => field.onChange(value),
    /** The focus left: check the value. */
    leave: field.onBlur,
    /** A choice was made at once (list, box, picker): store and check the value. */
    commit: (value: unknown) => {
      field.onChange(value);
      field.onBlur();
    },
  };
}
