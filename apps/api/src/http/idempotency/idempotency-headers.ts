import { z } from 'zod';

/** Says in the description of a creating route what `runOnce` reads. */
export const idempotencyHeaders = z.looseObject({
  'idempotency-key': z
    .string()
    .optional()
    .describe('Chosen by the caller, once for one submit: repeated with the same key, the row is created once'),
});
