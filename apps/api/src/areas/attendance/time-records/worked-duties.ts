import type { Duty } from '@haisha/rules/hours/duty';
import { dutiesWithPunches } from '@haisha/rules/punches/duties-with-punches';
import { type PunchedShift, punchedShifts } from '@haisha/rules/punches/punched-shifts';
import { dutyOfRun } from '@haisha/rules/runs/run-duty';
import type { BoardDuty } from '@haisha/validation/board-day';
import type { TimeOfDay } from './read-punches.ts';

type Worked = { duties: readonly Duty[]; shifts: { date: string; shift: PunchedShift }[] };

/** Returns the duties of a driver as they were punched, and as planned where they were not. */
export function workedDuties(runs: readonly BoardDuty[], times: readonly TimeOfDay[]): Worked {
  // Day by day, so that an end that was forgotten takes no punch of the next day.
  const shifts = [...Map.groupBy(times, ({ date }) => date)].flatMap(([date, ofDay]) =>
    punchedShifts(ofDay).map((shift) => ({ date, shift })),
  );
  const duties = dutiesWithPunches(
    runs.map((run) => dutyOfRun(run, run.crew)),
    shifts.map(({ shift }) => shift),
  );
  return { duties, shifts };
}
