import { demoId } from '@haisha/demo-company/demo-id';
import { isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { Transaction } from '../../db/database.ts';
import { users } from '../../db/schema/identity/users.ts';
import { enqueueJob } from '../../services/jobs/queue/enqueue-job.ts';
import { notify } from '../../services/notifications/notify.ts';
import { type demoMonthsInputSchema, demoMonthsKind } from './demo-months-job.ts';

/** Asks for the past of the demo company, whose progress its administrator sees, and tells everybody that it is on its way. */
export async function askForMonths(tx: Transaction, input: z.output<typeof demoMonthsInputSchema>): Promise<void> {
  const ownerId = demoId('admin');
  const params = { months: input.months };
  await enqueueJob(tx, { kind: demoMonthsKind, input, ownerId, params, idempotencyKey: demoMonthsKind });
  const people = await tx.select({ id: users.id }).from(users).where(isNull(users.archivedAt));
  for (const { id } of people)
    await notify(tx, { userId: id, kind: demoMonthsKind, params, link: id === ownerId ? '/jobs' : null });
}
