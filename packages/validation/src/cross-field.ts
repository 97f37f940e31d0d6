import * as z from 'zod';
import type { FieldError } from './rule.ts';

/** What a rule between fields gets to see: single values may still be wrong or missing. */
export type Draft = Readonly<Record<string, unknown>>;

/** Checks fields against each other even while other fields of the object are still refused. */
export function crossField(check: (draft: Draft) => FieldError[]): z.core.$ZodCheck<object> {
  const made = z.check<object>((payload) => {
    for (const { path, code, params } of check(payload.value as Draft)) {
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
