import type * as z from 'zod';
import type { FieldError } from './rule.ts';

/** Turns a zod error into field errors; used by the server for 400 and by the form resolver alike. */
export function fieldErrors(error: z.core.$ZodError): FieldError[] {
  return error.issues.map((issue) => {
    const path = issue.path.map(String).join('.');
    return { path, code: issue.message };
  });
}
