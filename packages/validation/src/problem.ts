import './zod-config.ts';
import * as z from 'zod';
import { usageSchema } from './entity.ts';

/** Every code the API answers with, and its status. The words are made in the browser. */
export const problemStatus = {
  'validation.failed': 400,
  'session.required': 401,
  'credentials.invalid': 401,
  'permission.denied': 403,
  'csrf.invalid': 403,
  'record.not_found': 404,
  'route.not_found': 404,
  'export.too_many_rows': 400,
  'version.conflict': 409,
  'value.taken': 409,
  'record.in_use': 409,
  'record.archived': 409,
  'body.too_large': 413,
  'idempotency.mismatch': 422,
  throttled: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof problemStatus;

const fieldErrorSchema = z.object({
  path: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** RFC 9457 problem document. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]]),
  requestId: z.string(),
  detail: z.string().optional(),
  errors: z.array(fieldErrorSchema).optional(),
  /** With `version.conflict`: the row as it is now. */
  current: z.unknown().optional(),
  /** With `record.in_use`. */
  usedBy: usageSchema.shape.usedBy.optional(),
  /** With `throttled`, and with `unavailable` when known. */
  retryAfterSeconds: z.int().optional(),
});

export type Problem = z.output<typeof problemSchema>;
