import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { differences } from './conflict.ts';

/** Begins anew from what was saved; a field that was changed since it was sent keeps what stands in it, unsaved. */
export function resetToSaved<Input extends FieldValues, Output>(
  form: Pick<UseFormReturn<Input, unknown, Output>, 'getValues' | 'reset' | 'setValue'>,
  saved: Input,
  sent: Input,
): void {
  const typed = differences(sent, structuredClone(form.getValues()), sent);
  form.reset(saved, { keepDirtyValues: false });
  for (const { name, mine } of typed) form.setValue(name as never, mine as never, { shouldDirty: true });
}
