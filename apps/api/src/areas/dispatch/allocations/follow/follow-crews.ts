import { addDays } from '@haisha/rules/calendar';
import { nextOfDay } from '@haisha/rules/states/run-of-day';
import type { Database } from '../../../../db/database.ts';
import { createActor } from '../../../../http/access/actor.ts';
import type { Write } from '../../../../services/records/entity-repository.ts';
import { allocationRepository } from '../allocation-repository.ts';
import { callBefore } from '../commands/call-before.ts';
import { commandRun } from '../commands/run-status.ts';
import { type RunBehind, readRunsBehind } from './read-runs-behind.ts';

/** A night shift belongs to the day before; an office enters what was forgotten some days later. */
const daysBack = 7;

/**
 * Brings the runs of the last days as far as their crews are, each in a transaction of its own. Throws at the end where some
 * could not follow, because somebody changed them at that moment.
 */
export async function followCrews(db: Database, today: string): Promise<void> {
  const failed: unknown[] = [];
  for (const run of await readRunsBehind(db, { from: addDays(today, -daysBack), to: addDays(today, 1) })) {
    try {
      await db.transaction((tx) => follow(tx, run, today));
    } catch (error) {
      failed.push(error);
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} runs do not follow their crews`);
}

/** Gives a run what attendance knows of it, in the name of whoever entered that. */
async function follow(tx: Write['tx'], { byId, byName, id, ...known }: RunBehind, today: string): Promise<void> {
  const write: Write = { tx, requestId: '', ...asUser(byId, byName, today) };
  let run = await allocationRepository.find(tx, id, write.scope);
  if (!run) return;
  const of = { ...known, callBefore: await callBefore(tx, run) };
  for (let command = nextOfDay(run.status, of); command; command = nextOfDay(run.status, of)) {
    const at = (command === 'return' ? of.returnGarageAt : of.leaveGarageAt) ?? of.clockInAt ?? run.start;
    run = await commandRun(write, run, command, { reason: null, at });
  }
}

/** What was entered was allowed when it was entered; the run only follows. */
function asUser(userId: string, name: string, today: string): Pick<Write, 'actor' | 'scope'> {
  const none = { departmentIds: [], deliveryCompanyId: null };
  return {
    actor: createActor({ userId, name, roles: [], departmentScope: 'all', ...none }),
    scope: { rows: 'all', userId, may: () => true, today, ...none },
  };
}
