import './zod-config.ts';
import * as z from 'zod';
import { pageQuery, repeatable } from './entity.ts';
import { fieldErrorSchema } from './problem.ts';

export const jobStatuses = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

/** Why a job failed besides the codes of problems: a fault of its process, not of its request. */
export const jobFailureCodes = ['job.timed_out', 'job.crashed', 'job.lost'] as const;

const valuesSchema = z.record(z.string(), z.union([z.string(), z.number()]));

/** Codes only, for which the page has words; `errors` as in a problem. */
export const jobFailureSchema = z.object({
  code: z.string(),
  params: valuesSchema.optional(),
  errors: z.array(fieldErrorSchema).optional(),
});

/**
 * Work that outlives its request. `params` describe the subject, for an export the entity and the format; the file is
 * at `/api/jobs/:id/file` once the job is done.
 */
export const jobSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  params: valuesSchema,
  status: z.enum(jobStatuses),
  stepsDone: z.int(),
  /** Null while the total is unknown. */
  stepsTotal: z.int().nullable(),
  attempts: z.int(),
  mostAttempts: z.int(),
  /** When it is due; after a failed attempt later than it was requested. */
  runAt: z.iso.datetime(),
  cancelRequestedAt: z.iso.datetime().nullable(),
  /** The failure of the last attempt: a queued job that has one is retried. */
  failure: jobFailureSchema.nullable(),
  result: z.record(z.string(), z.unknown()).nullable(),
  file: z.object({ name: z.string(), mediaType: z.string(), sizeBytes: z.int() }).nullable(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
});

/** The user's jobs, newest first. */
export const jobListQuerySchema = z.strictObject({
  ...pageQuery,
  status: repeatable(z.enum(jobStatuses)),
});

/** What `jobEvent` contains; the page asks for everything else by id. */
export const jobEventSchema = jobSchema.pick({ id: true, status: true, stepsDone: true, stepsTotal: true });

export type JobStatus = (typeof jobStatuses)[number];
export type JobFailureCode = (typeof jobFailureCodes)[number];
export type JobFailure = z.output<typeof jobFailureSchema>;
export type Job = z.output<typeof jobSchema>;
export type JobListQuery = z.output<typeof jobListQuerySchema>;
export type JobEvent = z.output<typeof jobEventSchema>;
