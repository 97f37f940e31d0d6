import { fieldErrors } from '@haisha/validation/field-errors';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { validationFailed } from '../errors.ts';

/** The answer that is a status alone. */
export const noContent = z.undefined();

/** Routes validate by zod in and out; what the contract does not name never leaves. */
export function contracts(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (data) => {
    const result = schema.safeParse(data);
    return result.success ? { value: result.data } : { error: validationFailed(fieldErrors(result.error)) };
  });
  app.setSerializerCompiler<z.ZodType>(({ schema, method, url }) => (data) => {
    const result = schema.safeParse(data);
    if (result.success) return JSON.stringify(result.data);
    const faults = result.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`);
    throw new Error(`The answer of ${method} ${url} does not fit its contract: ${faults.join(', ')}`);
  });
}
