import { addDays } from '@haisha/rules/calendar';
import { nextOfDay } from '@haisha/rules/states/run-of-day';
import type { Database } from '../../../../db/database.ts';
import { createActor } from '../../../../http/access/actor.ts';
import { ProblemError } from '../../../../http/errors.ts';
import type { Write } from '../../../../services/records/entity-repository.ts';
import { allocationRepository } from '../allocation-repository.ts';
import { callBefore } from '../commands/call-before.ts';
import { commandRun } from '../commands/run-status.ts';
import { correctMoment } from './correct-moment.ts';
import { type CrewCommand, type RunBehind, readRunsBehind } from './read-runs-behind.ts';

const requestId = 'follow-crews';

/**
 * Brings the runs of the days around today as far as their crews are, each in a transaction of its own. What somebody else
 * changes at that moment is left to the next look, which that change brings about. Throws at the end where one failed.
 */
export async function followCrews(db: Database, today: string, daysBack: number): Promise<void> {
  const failed: unknown[] = [];
  for (const run of await readRunsBehind(db, { from: addDays(today, -daysBack), to: addDays(today, 1) })) {
    if (!isBehind(run)) continue;
    try {
      await db.transaction((tx) => follow(tx, run, today));
    } catch (error) {
      if (!(error instanceof ProblemError)) failed.push(error);
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} runs do not follow their crews`);
}

/** Whether there is something to do, as far as that is known without a lock: most runs are as they should be. */
function isBehind({ by, corrected, isCallRefused, status, ...known }: RunBehind): boolean {
  if (Object.values(corrected).some((one) => one.by !== null)) return true;
  const passed = by.call === null ? null : 'passed';
  const command = nextOfDay(status, { ...known, callBefore: isCallRefused ? 'refused' : passed });
  return command !== null && by[command as CrewCommand] !== null;
}

/** Gives a run, as it was read, what attendance knows of it, each in the name of whoever entered that. */
async function follow(
  tx: Write['tx'],
  { by, corrected, id, version, ...known }: RunBehind,
  today: string,
): Promise<void> {
  let run = await allocationRepository.find(tx, id, wholeScopeOf('', today));
  if (!run || run.version !== version) return;
  for (const moment of ['actualOutAt', 'actualInAt'] as const) {
    const correction = corrected[moment];
    if (!correction?.by) continue;
    run = await correctMoment({ tx, requestId, ...inTheNameOf(correction.by, today) }, run, moment, correction);
  }
  const of = { ...known, callBefore: await callBefore(tx, run) };
  const moments = { clockIn: of.clockInAt, depart: of.leaveGarageAt, return: of.returnGarageAt };
  for (let command = nextOfDay(run.status, of); command; command = nextOfDay(run.status, of)) {
    const userId = by[command as CrewCommand];
    if (userId === null) return;
    const at = command in moments ? moments[command as keyof typeof moments] : null;
    const given = { reason: null, resultsMayFollow: true, ...(at !== null && { at }) };
    run = await commandRun({ tx, requestId, ...inTheNameOf(userId, today) }, run, command, given);
  }
}

/** Whoever entered it was allowed to; the run only follows. */
function inTheNameOf(userId: string, today: string): Pick<Write, 'actor' | 'scope'> {
  const scope = wholeScopeOf(userId, today);
  const actor = createActor({ ...scope, departmentIds: [], name: '', roles: [], departmentScope: 'all' });
  return { actor, scope };
}

function wholeScopeOf(userId: string, today: string): Write['scope'] {
  return { rows: 'all', userId, may: () => true, today, departmentIds: [], deliveryCompanyId: null };
}
