import { candidateHours, plannedDuty } from '@haisha/rules/hours/hours-left';
import { dayNumber, dayNumberOf, dayText, minuteOf } from '@haisha/rules/hours/japan-minute';
import { parametersOn } from '@haisha/rules/hours/parameters';
import type { Candidates, CandidatesQuery } from '@haisha/validation/compliance';
import type { Database } from '../../../db/database.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { readLeaves } from '../time-records/read-plans.ts';
import { readStates } from './read-states.ts';
import { toldOf, yearOf } from './told-hours.ts';

type Candidate = Candidates['candidates'][number];

const ranks: readonly Candidate['state'][] = ['free', 'amber', 'red', 'busy', 'away'];
const minuteMs = 60_000;

/** Returns whom a department can send for a duty: who may go without a finding first, of them the one with most left. */
export async function readCandidates(
  db: Database,
  { departmentId, minutes, start }: CandidatesQuery,
  scope: RowScope,
): Promise<Candidate[]> {
  const end = new Date(Date.parse(start) + minutes * minuteMs).toISOString();
  const [date, lastDay] = [start, end].map((instant) => dayText(dayNumberOf(minuteOf(instant)))) as [string, string];
  const states = await readStates(db, { date, departmentId }, scope);
  const ids = states.map(({ driver }) => driver.id);
  // A duty after midnight belongs to the leave of the day before as well.
  const leaves = await readLeaves(db, ids, { from: date, to: lastDay });
  const away = new Set(leaves.map(({ driverId }) => driverId));
  const found = states.map(({ driver, state, year }): Candidate => {
    const { parameters } = parametersOn(state.context.rows, dayNumber(date));
    const { findings, isBusy, ...hours } = candidateHours(state, plannedDuty(Date.parse(start), minutes, parameters));
    const { dutyMinutes, mostMinutes } = yearOf(state, year.from);
    const worst = findings.some(({ level }) => level === 'red') ? 'red' : findings.length > 0 ? 'amber' : 'free';
    return {
      driver,
      state: away.has(driver.id) ? 'away' : isBusy ? 'busy' : worst,
      ...hours,
      yearLeftMinutes: mostMinutes - dutyMinutes - minutes,
      findings: toldOf(findings).map(({ actual, article, code, level, limit }) => ({
        ...{ actual, article, code, level, limit },
      })),
    };
  });
  return found.toSorted(
    (a, b) => ranks.indexOf(a.state) - ranks.indexOf(b.state) || b.monthLeftMinutes - a.monthLeftMinutes,
  );
}
