import { type FieldValues, set, type UseFormReturn } from 'react-hook-form';
import type { Difference } from './conflict.ts';

/** What stands after a reset as it did before. */
type Kept = { keepErrors?: boolean; keepTouched?: boolean };

/**
 * Begins anew from what is saved, with what was typed upon it, unsaved. It takes two resets, because the lists of a form
 * do not follow a value that is set on them right after a reset.
 */
export function resetWithInput<Input extends FieldValues, Output>(
  form: Pick<UseFormReturn<Input, unknown, Output>, 'reset'>,
  saved: Input,
  typed: readonly Pick<Difference, 'name' | 'mine'>[],
  kept: Kept = {},
): void {
  form.reset(saved, { ...kept, keepDirtyValues: false });
  if (typed.length === 0) return;
  const values = structuredClone(saved);
  for (const { name, mine } of typed) set(values, name, mine);
  form.reset(values, { ...kept, keepDirtyValues: false, keepDefaultValues: true });
}
