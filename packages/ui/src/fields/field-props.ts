import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

/** The props of every field: its name in the form, its texts, its state. */
export type FieldProps<Values extends FieldValues, Output = Values> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  /** The visible name; error texts use it. */
  label: string;
  /** Shows the mark; the schema decides what is really required. */
  required?: boolean;
  help?: ReactNode;
  disabled?: boolean;
  readOnly?: boolean;
  /** Any CSS width; a short field shows that a short value is expected. */
  width?: string;
};
