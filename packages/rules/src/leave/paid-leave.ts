import type { LeaveDay } from './leave-day.ts';
import { type PaidGrant, paidGrants } from './paid-grants.ts';
import type { ScheduleOn } from './work-schedule.ts';

/** A grant with what was taken of it, and what is left. */
export type UsedGrant = PaidGrant & { taken: number; left: number };

export type PaidLeave = {
  /** All grants until the day, the oldest first. */
  grants: UsedGrant[];
  /** What can still be taken on the day, after all that is agreed on, also of days to come. */
  left: number;
  /** Days for which there was no grant. */
  overdrawn: number;
};

/**
 * Returns the paid leave of somebody on a day. What is taken comes from the oldest grant that has something left on that day;
 * days to come may already need a grant that comes before them.
 */
export function paidLeaveOn(
  hiredDate: string,
  taken: readonly LeaveDay[],
  today: string,
  scheduleOn?: ScheduleOn,
): PaidLeave {
  const inOrder = taken.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const last = inOrder.at(-1)?.day ?? today;
  const grants = paidGrants(hiredDate, last > today ? last : today, scheduleOn).map((grant) => ({
    ...grant,
    taken: 0,
  }));
  let overdrawn = 0;
  for (const { day, days } of inOrder) {
    let open = days;
    for (const grant of grants.filter(({ date, lapsesOn }) => date <= day && day < lapsesOn)) {
      const part = Math.min(open, grant.days - grant.taken);
      grant.taken += part;
      open -= part;
    }
    overdrawn += open;
  }
  const used = grants.map((grant): UsedGrant => ({ ...grant, left: grant.days - grant.taken }));
  const known = used.filter(({ date }) => date <= today);
  const usable = known.filter(({ lapsesOn }) => today < lapsesOn);
  return { grants: known, left: usable.reduce((sum, { left }) => sum + left, 0), overdrawn };
}
