import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

/** What every field takes: its place in the form, its words, its state. */
export type FieldProps<Values extends FieldValues, Output = Values> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  /** Visible name; error texts call the field by it. */
  label: string;
  /** Shows the mark; the schema decides what is really required. */
  required?: boolean;
  help?: ReactNode;
  disabled?: boolean;
  readOnly?: boolean;
  /** Any CSS width; a short field says how much belongs in it. */
  width?: string;
};
