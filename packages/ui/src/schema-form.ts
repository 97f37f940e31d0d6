import { fieldErrors } from '@haisha/validation/field-errors';
import type { FieldError } from '@haisha/validation/rule';
import { useEffect } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { focusFirstPlaced } from './fields/field-places.ts';

export type SchemaFormOptions<Input extends FieldValues> = {
  defaultValues?: DefaultValues<Input>;
  /** Server state: the form follows it until the user changes something. */
  values?: Input;
  disabled?: boolean;
  /** When a field is checked for the first time; `onSubmit` for a box that may stay empty until it is submitted. */
  firstCheck?: 'onBlur' | 'onSubmit';
};

export type SchemaForm<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output> & {
  /** Shows the server's refusals at their fields and focuses the first on the page. */
  setFieldErrors: (errors: readonly FieldError[]) => void;
};

/**
 * Creates a form checked by a schema of `@haisha/validation`, when a field is left and when a choice is made, never at
 * each key. `onBlur` is both the first check and every later one; fields where a choice is complete at once (lists,
 * boxes, pickers) report a blur right after the change (`commit` in `fields/use-field.ts`).
 */
export function useSchemaForm<Input extends FieldValues, Output>(
  schema: ZodType<Output, Input>,
  { firstCheck = 'onBlur', ...options }: SchemaFormOptions<Input> = {},
): SchemaForm<Input, Output> {
  const form = useForm<Input, unknown, Output>({
    ...options,
    resolver: schemaResolver(schema),
    mode: firstCheck,
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    resetOptions: { keepDirtyValues: true },
  });
  const { clearErrors, getFieldState, subscribe } = form;

  // What was wrong is being changed: it is judged again when the field is left. A refusal of a whole plate belongs to no
  // part of it, so leaving a part would never clear it.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const changed = name as FieldPath<Input> | undefined;
          for (const path of [changed, parentPath<Input>(changed ?? '')]) {
            if (path && typeof getFieldState(path).error?.type === 'string') clearErrors(path);
          }
        },
      }),
    [clearErrors, getFieldState, subscribe],
  );

  function setFieldErrors(errors: readonly FieldError[]) {
    for (const error of errors) form.setError(error.path as FieldPath<Input>, failure(error));
    focusFirst(errors.map(({ path }) => path));
  }

  // Runs after the messages are drawn, and follows the order on the page, not that in which the fields appeared.
  function focusFirst(faults: readonly string[]) {
    setTimeout(() => focusFirstPlaced(form.control, faults));
  }

  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) =>
    form.handleSubmit(onValid, async (errors, event) => {
      await onInvalid?.(errors, event);
      focusFirst(faultsOf(errors));
    });
  return { ...form, handleSubmit, setFieldErrors };
}

/**
 * Returns the schema as a react-hook-form resolver: errors are rule codes with parameters, and the fields make the
 * words.
 */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<Input> = {};
    for (const error of fieldErrors(result.error)) set(errors, error.path, failure(error));
    return { values: {}, errors };
  };
}

/** Returns the paths of all errors; those of rows as a whole belong to the list. */
function faultsOf(errors: object, path = ''): string[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    const own = key === 'root' ? path : `${path}${path && '.'}${key}`;
    return 'type' in value && typeof value.type === 'string' ? [own] : faultsOf(value, own);
  });
}

function parentPath<Input extends FieldValues>(path: string): FieldPath<Input> | undefined {
  const end = path.lastIndexOf('.');
  return end > 0 ? (path.slice(0, end) as FieldPath<Input>) : undefined;
}

function failure({ code, params }: FieldError) {
  return { type: code, ...(params && { params }) };
}
