import { type CheckSettings, hoursSettingsOf } from '@haisha/rules/checks/check-settings';
import { runStageOf } from '@haisha/rules/checks/crew-missing';
import { type JudgedDriver, type JudgedVehicle, judgeWithAny } from '@haisha/rules/checks/judge-run';
import { isSameFinding, type RunFinding } from '@haisha/rules/checks/run-finding';
import { prepareHours } from '@haisha/rules/hours/hours';
import type { HoursState } from '@haisha/rules/hours/hours-state';
import { unpackDuty } from '@haisha/rules/hours/packed-duty';
import type { BoardDriver, BoardVehicle } from '@haisha/validation/board-day';
import { spanOf } from '../day/board-rows.ts';
import type { Run } from '../day/board-types.ts';
import type { CandidateRun } from './candidate-run.ts';
import { heldAround } from './held-around.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** What a run would be driven with, and by whom; the first driver first. */
export type DrivenWith = {
  vehicle: BoardVehicle | undefined;
  trailer: BoardVehicle | undefined;
  drivers: readonly BoardDriver[];
};

/** Prepared once for each answer: what is known of a driver keeps its identity as long as it is the same. */
type Prepared = {
  levels: CheckSettings['checkLevels'];
  rules: CheckSettings['hoursRules'];
  day: string;
  state: HoursState;
};
const prepared = new WeakMap<BoardDriver, Prepared>();

type JudgedCandidate = CandidateRun & { status?: Run['status'] };

/** The runs of the day, and what the company has set. */
export type JudgedAmong = CheckSettings & { allocations: readonly Run[] };

/**
 * Judges an own run with a vehicle and drivers, among the other runs of its day. A confirmed one must have what a
 * confirmation asks for.
 */
export function judgeWith(day: JudgedAmong, run: JudgedCandidate, { vehicle, ...driven }: DrivenWith): RunFinding[] {
  return judgeOnAny(day, run, driven)(vehicle);
}

/** The same for any vehicle: what it does not change is judged once. */
export function judgeOnAny(
  day: JudgedAmong,
  run: JudgedCandidate,
  { drivers, trailer }: Omit<DrivenWith, 'vehicle'>,
): (vehicle: BoardVehicle | undefined) => RunFinding[] {
  const held = heldAround(day.allocations, { id: run.id, ...spanOf(run) });
  const withOthers = (one: BoardVehicle | undefined): JudgedVehicle | null =>
    one ? { vehicle: one, others: held.byVehicle.get(one.id) ?? [] } : null;
  const judge = judgeWithAny({
    run,
    trailer: withOthers(trailer),
    drivers: drivers.map(
      (driver): JudgedDriver => ({
        driver,
        others: held.byDriver.get(driver.id) ?? [],
        hours: hoursOf(driver, day, run.operationDate),
      }),
    ),
    deliveryCompany: null,
    stage: runStageOf({ status: run.status ?? 'planned' }),
    settings: day,
  });
  return (vehicle) => judge(withOthers(vehicle));
}

/** Sums up what is new: what somebody already went past with a reason, or was there before, asks for none. */
export function newVerdict(found: readonly RunFinding[], known: Run['findings']): Verdict {
  const judged = found.map((one) => ({ one, old: known.find((old) => isSameFinding(old, one)) }));
  const stays = judged.filter(({ one, old }) => old && one.level !== 'info' && old.overrideReason === undefined);
  return verdictOf(
    judged.filter(({ old }) => !old).map(({ one }) => one),
    stays.map(({ one }) => one),
  );
}

function hoursOf(driver: BoardDriver, settings: CheckSettings, day: string): HoursState {
  const known = prepared.get(driver);
  if (known?.levels === settings.checkLevels && known.rules === settings.hoursRules && known.day === day) {
    return known.state;
  }
  const duties = driver.duties.map(unpackDuty);
  const state = prepareHours({ ...hoursSettingsOf(settings, day), duties });
  prepared.set(driver, { levels: settings.checkLevels, rules: settings.hoursRules, day, state });
  return state;
}
