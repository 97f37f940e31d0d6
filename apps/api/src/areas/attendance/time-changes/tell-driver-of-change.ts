import type { TimeChangeCommand } from '@haisha/rules/states/time-change';
import type { TimeChange } from '@haisha/validation/time-change';
import { eq } from 'drizzle-orm';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { notify } from '../../../services/notifications/notify.ts';
import type { Write } from '../../../services/records/entity-repository.ts';

const newsOf = { approve: 'timeChangeApproved', refuse: 'timeChangeRefused' } as const;

/** Tells a driver what became of a change of their times; one without a login hears of it otherwise. */
export async function tellDriverOfChange(
  { actor, tx }: Write,
  { date, driver }: TimeChange,
  command: Exclude<TimeChangeCommand, 'withdraw'>,
): Promise<void> {
  const [found] = await tx.select({ userId: drivers.userId }).from(drivers).where(eq(drivers.id, driver.id));
  if (!found?.userId || found.userId === actor.userId) return;
  const link = `/driver-time-in-out?${new URLSearchParams({ date })}`;
  await notify(tx, { userId: found.userId, kind: newsOf[command], params: { date }, link });
}
