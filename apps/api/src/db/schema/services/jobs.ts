import { type JobFailure, jobStatuses } from '@haisha/validation/job';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../instant.ts';
import { users } from '../identity/users.ts';
import { files } from './files.ts';

/** Work that outlives its request; taken by lease, so that a process that dies gives it back. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    /** Emptied when the job is over and cannot be tried again, as it may hold personal data. */
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What its owner reads of it. */
    params: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    status: text({ enum: jobStatuses }).notNull().default('queued'),
    /** Null where the system itself asked. */
    ownerId: uuid('owner_id').references(() => users.id),
    idempotencyKey: text('idempotency_key'),
    stepsDone: integer('steps_done').notNull().default(0),
    stepsTotal: integer('steps_total'),
    attempts: integer().notNull().default(0),
    /** How often its process died or lost its lease, which is no fault of the job as long as it does not go on and on. */
    timesLost: integer('times_lost').notNull().default(0),
    mostAttempts: integer('most_attempts').notNull().default(3),
    runAt: instant('run_at').notNull().default(sql`now()`),
    leaseToken: uuid('lease_token'),
    leaseUntil: instant('lease_until'),
    cancelRequestedAt: instant('cancel_requested_at'),
    /** A problem code with its parameters, never the text of an exception. */
    failure: jsonb().$type<JobFailure>(),
    result: jsonb().$type<Record<string, unknown>>(),
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    uniqueIndex('jobs_idempotency_key').on(table.kind, table.idempotencyKey),
    index('jobs_due_index').on(table.runAt).where(sql`status in ('queued', 'running')`),
    index('jobs_owner_id_index').on(table.ownerId, table.createdAt),
    index('jobs_finished_at_index').on(table.finishedAt),
    index('jobs_file_id_index').on(table.fileId).where(sql`file_id is not null`),
  ],
);
