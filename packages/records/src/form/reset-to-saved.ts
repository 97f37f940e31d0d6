import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { differences } from './conflict.ts';
import { resetWithInput } from './reset-with-input.ts';

/** Begins anew from what was saved; a field that was changed since it was sent keeps what stands in it, unsaved. */
export function resetToSaved<Input extends FieldValues, Output>(
  form: Pick<UseFormReturn<Input, unknown, Output>, 'getValues' | 'reset'>,
  saved: Input,
  sent: Input,
): void {
  const typed = differences(sent, structuredClone(form.getValues()), sent);
  resetWithInput(form, saved, typed);
}
