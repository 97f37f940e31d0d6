import './zod-config.ts';
import * as z from 'zod';
import { usageSchema } from './entity.ts';

/** Every code the API answers with, and its status. The words are made in the browser. */
export const problemStatus = {
  'validation.failed': 400,
  'session.required': 401,
  'credentials.invalid': 401,
  'secondFactor.invalid': 401,
  /** The first step is too long ago, or was never made. */
  'secondFactor.expired': 401,
  'signOn.failed': 401,
  'signOn.unknown_user': 403,
  /** Of programs that speak to the realtime server. */
  'signature.invalid': 401,
  'permission.denied': 403,
  'password.change_required': 403,
  'csrf.invalid': 403,
  'record.not_found': 404,
  'route.not_found': 404,
  'export.too_many_rows': 400,
  'version.conflict': 409,
  'value.taken': 409,
  'record.in_use': 409,
  'record.archived': 409,
  /** Only what is under way can be cancelled, and only what failed or was cancelled can be tried again. */
  'job.wrong_state': 409,
  'import.wrong_state': 409,
  /** With all or nothing every row has to be right or decided about. */
  'import.undecided': 409,
  /** Somebody changed what the rows were compared with. */
  'import.outdated': 409,
  'import.too_late': 409,
  'user.last_administrator': 409,
  /** Nobody deactivates or demotes oneself. */
  'user.own_account': 409,
  /** Only who is invited can be invited again, and only who is active gets a reset. */
  'user.wrong_state': 409,
  /** Unknown, used and over: all the same to whoever holds the link. */
  'link.invalid': 410,
  'body.too_large': 413,
  'idempotency.mismatch': 422,
  throttled: 429,
  internal: 500,
  unavailable: 503,
  'signOn.unavailable': 503,
} as const;

export type ProblemCode = keyof typeof problemStatus;

export const fieldErrorSchema = z.object({
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
