import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { lockNameUntilCommit } from '../../db/advisory-locks.ts';
import type { Transaction } from '../../db/database.ts';
import { jobs } from '../../db/schema/services/jobs.ts';
import { enqueueJob } from '../jobs/queue/enqueue-job.ts';
import type { ExportName, FileChoice } from './exported-entity.ts';

export const exportKind = 'export';

/** What the job is given: the query is read again by the contract of its list when the job runs. */
export const exportInputSchema = z.object({
  entity: z.string(),
  query: z.record(z.string(), z.unknown()),
  requestId: z.string(),
});

type Asked = { entity: ExportName; query: FileChoice; rows: number; ownerId: string; requestId: string };

/** A job that writes the file; whoever asks again while it waits or runs gets the same one. */
export async function askForExport(tx: Transaction, { rows, ownerId, requestId, ...wanted }: Asked): Promise<string> {
  await lockNameUntilCommit(tx, `${exportKind} ${ownerId}`);
  const [open] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.kind, exportKind),
        eq(jobs.ownerId, ownerId),
        inArray(jobs.status, ['queued', 'running']),
        sql`${jobs.input} - 'requestId' = ${JSON.stringify(wanted)}::jsonb`,
      ),
    );
  if (open) return open.id;
  const { format, encoding } = wanted.query;
  return await enqueueJob(tx, {
    kind: exportKind,
    input: { ...wanted, requestId } satisfies z.input<typeof exportInputSchema>,
    params: { entity: wanted.entity, format, encoding, rows },
    ownerId,
  });
}
