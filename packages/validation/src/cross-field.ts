import * as z from 'zod';
import { type FieldError, isDay } from './rule.ts';

/** The fields of a form as a rule between fields sees them: single values may still be wrong or missing. */
export type UncheckedFields = Readonly<Record<string, unknown>>;

/** Checks fields against each other even while other fields of the object are still refused. */
export function crossField(check: (draft: UncheckedFields) => FieldError[]): z.core.$ZodCheck<object> {
  const made = z.check<object>((payload) => {
    for (const { path, code, params } of check(payload.value as UncheckedFields)) {
      payload.issues.push({
        code: 'custom',
        input: payload.value,
        path: path === '' ? [] : path.split('.'),
        message: code,
        params,
        continue: true,
      });
    }
  });
  made._zod.def.when = (payload) => typeof payload.value === 'object' && payload.value !== null;
  return made;
}

/** Returns the error when the day is earlier than the one in the field `first`; none when either is no day. */
export function notBefore(draft: UncheckedFields, first: string, error: FieldError): FieldError[] {
  const [day, earliest] = [draft[error.path], draft[first]];
  return isDay(day) && isDay(earliest) && day < earliest ? [error] : [];
}

/** A validity period must not end before it begins. */
export function validityErrors(draft: UncheckedFields): FieldError[] {
  return notBefore(draft, 'validFrom', { path: 'validTo', code: 'notBeforeFrom' });
}
