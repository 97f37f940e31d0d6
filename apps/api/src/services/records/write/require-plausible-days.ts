import type { UncheckedFields } from '@haisha/validation/cross-field';
import { type DayView, dayErrors } from '@haisha/validation/plausible-days';
import { validationFailed } from '../../../http/errors.ts';

/** Refuses input with a day that cannot be; `before` is the record as it was, whose own days stay. */
export function requirePlausibleDays(record: string, input: unknown, view: DayView): void {
  const errors = dayErrors(record, input as UncheckedFields, view);
  if (errors.length > 0) throw validationFailed(errors);
}
