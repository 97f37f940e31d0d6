import './zod-config.ts';
import * as z from 'zod';
import { findingSchema } from './allocation.ts';
import { usageSchema } from './entity.ts';

/** Every code of the API, and its status. The browser makes the words. */
export const problemStatus = {
  'validation.failed': 400,
  'session.required': 401,
  'credentials.invalid': 401,
  'secondFactor.invalid': 401,
  /** The first step is too old or missing. */
  'secondFactor.expired': 401,
  'signOn.failed': 401,
  'signOn.unknown_user': 403,
  /** For programs that call the realtime server. */
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
  /** The state of the record does not allow the command; `current` is the record. */
  'record.wrong_state': 409,
  /** Vehicle, trailer or driver are on another run at that time: `inTheWay` names it. */
  'allocation.in_the_way': 409,
  /** `findings` may only be gone past by who may override them. */
  'allocation.blocked': 409,
  /** `findings` may be gone past with a reason. */
  'allocation.call_refused': 409,
  'allocation.reason_needed': 409,
  /** Only a queued or running job can be cancelled, and only a failed or cancelled one can be retried. */
  'job.wrong_state': 409,
  'import.wrong_state': 409,
  /** All or nothing requires every row to be right or decided. */
  'import.undecided': 409,
  /** Somebody changed the data with which the rows were compared. */
  'import.outdated': 409,
  'import.too_late': 409,
  /** Several files of the same person are being read. */
  'import.crowded': 429,
  'user.last_administrator': 409,
  /** Users cannot deactivate or demote themselves. */
  'user.own_account': 409,
  /** Only an invited user can be invited again, and only an active one gets a reset. */
  'user.wrong_state': 409,
  /** Unknown, used or expired: the same answer for everybody with such a link. */
  'link.invalid': 410,
  'body.too_large': 413,
  'idempotency.mismatch': 422,
  throttled: 429,
  internal: 500,
  unavailable: 503,
  'signOn.unavailable': 503,
  /** The disk of the database, or the store of files, has no room left. */
  'storage.full': 507,
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
  /** With `version.conflict`: the current row. */
  current: z.unknown().optional(),
  /** Only with `record.in_use`. */
  usedBy: usageSchema.shape.usedBy.optional(),
  /** With `allocation.in_the_way`: the other run, and what of it is needed twice; null when it is gone by now. */
  inTheWay: z
    .object({
      id: z.uuid(),
      number: z.string(),
      subject: z.enum(['vehicle', 'trailer', 'driver']),
      start: z.iso.datetime(),
      end: z.iso.datetime(),
    })
    .nullable()
    .optional(),
  /** With `allocation.blocked` and `allocation.reason_needed`. */
  findings: z.array(findingSchema).optional(),
  /** With `throttled`, and with `unavailable` when known. */
  retryAfterSeconds: z.int().optional(),
});

export type Problem = z.output<typeof problemSchema>;
