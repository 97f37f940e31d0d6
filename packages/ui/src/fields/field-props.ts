import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import type { Span } from './field-box.ts';

/** The props of every field: its name in the form, its texts, its state. */
export type FieldProps<Values extends FieldValues, Output = Values> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  /** The visible name; error texts use it. */
  label: string;
  /** Says nothing that it may stay empty, and tells screen readers so; the schema decides what is really required. */
  required?: boolean;
  help?: ReactNode;
  disabled?: boolean;
  readOnly?: boolean;
  /** Columns of the form; a short field shows that a short value is expected. */
  span?: Span;
  /** Any CSS width of the control, where it is narrower than its columns. */
  width?: string;
};
