import type { Role } from '@haisha/rules/permission';
import type { TimeChange } from '@haisha/validation/time-change';
import type { Punch, TimeRecordInput } from '@haisha/validation/time-record';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../../db/database.ts';
import { timeChanges } from '../../../db/schema/attendance/time-changes.ts';

/** Who wants a change, in which roles, and from which address of the network. */
export type Asker = { userId: string; roles: readonly Role[]; address: string | null };

/** What a day should be, as somebody entered it or asked for it before. */
export type DayInput = Omit<TimeRecordInput, 'reason'> & Pick<TimeChange, 'reason'>;

export type KeptChange = {
  driver: { id: string };
  date: string;
  input: DayInput;
  asker: Asker;
  now: Date;
  /** The punches that count. */
  live: readonly (Punch & { at: string })[];
  status: 'requested' | 'applied';
};

/** Returns who asks. */
export function askerOf({ actor, ip }: Pick<FastifyRequest, 'actor' | 'ip'>): Asker {
  return { userId: actor.userId, roles: actor.roles, address: ip };
}

/** Stores what somebody wants of a day, with what it was then, and answers its id. */
export async function keepChange(tx: Transaction, change: KeptChange): Promise<string> {
  const { asker, date, driver, input, live, now, status } = change;
  const [row] = await tx
    .insert(timeChanges)
    .values({
      ...{ driverId: driver.id, workDate: date, status, reason: input.reason, reasonText: input.reasonText },
      before: live.map(({ at, id, kind }) => ({ id, kind, at })),
      after: input.punches,
      ...{ requestedAt: now.toISOString(), requestedBy: asker.userId },
      ...{ requestedRoles: [...asker.roles], requestedFrom: asker.address },
    })
    .returning({ id: timeChanges.id });
  if (!row) throw new Error('no change was kept');
  return row.id;
}
