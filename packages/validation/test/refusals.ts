import type * as z from 'zod';
import { fieldErrors } from '../src/field-errors.ts';

/** Returns the errors of a schema for a value, as `path code`. */
export function refusals(schema: z.ZodType, value: unknown): string[] {
  const result = schema.safeParse(value);
  return result.success ? [] : fieldErrors(result.error).map(({ path, code }) => `${path} ${code}`);
}
