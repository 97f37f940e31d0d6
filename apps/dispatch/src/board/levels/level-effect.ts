import { type CheckLevel, type CheckRuleName, checkRule, stricter } from '@haisha/rules/checks/check-rules';
import type { LevelRow } from '@haisha/rules/checks/check-settings';
import type { BoardDay } from '@haisha/validation/board-day';
import { judgeStanding } from '../carry/judge-standing.ts';
import { isHeld } from '../day/board-rows.ts';
import type { Run } from '../day/board-types.ts';

/** Runs whose findings of a rule would be of another level; `off` is no finding. */
export type LevelEffect = { from: CheckLevel; to: CheckLevel; count: number };

/** Before any day of a run. */
const always = '0001-01-01';

/** Says for how many runs of a day a rule would say something else, if what is wanted were in force already. */
export function levelEffect(
  day: BoardDay,
  rule: CheckRuleName,
  wanted: Pick<LevelRow, 'level' | 'number'>,
): LevelEffect[] {
  const others = day.checkLevels.filter((row) => row.rule !== rule);
  const after = { ...day, checkLevels: [...others, { rule, revision: 1, validFrom: always, ...wanted }] };
  const runs = heldRuns(day);
  // One day after the other, so that the hours of each driver are prepared once for each.
  const before = runs.map((run) => worstOfRule(day, run, rule));
  const changes = new Map<string, LevelEffect>();
  for (const [index, run] of runs.entries()) {
    const [from = 'off', to] = [before[index], worstOfRule(after, run, rule)];
    if (from === to) continue;
    const known = changes.get(`${from} ${to}`) ?? { from, to, count: 0 };
    changes.set(`${from} ${to}`, { ...known, count: known.count + 1 });
  }
  return [...changes.values()].toSorted((a, b) => b.count - a.count);
}

/** The runs that stand on the board, without those that were cancelled or declined. */
export function heldRuns({ allocations }: BoardDay): Run[] {
  return allocations.filter(isHeld);
}

function worstOfRule(day: BoardDay, run: Run, rule: CheckRuleName): CheckLevel {
  const { codes } = checkRule(rule);
  const found = judgeStanding(day, run).filter(({ code }) => codes.includes(code));
  return found.reduce<CheckLevel>((worst, { level }) => stricter(worst, level), 'off');
}
