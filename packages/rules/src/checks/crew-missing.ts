import type { RunFacts } from './run-facts.ts';
import type { RunFinding } from './run-finding.ts';

/** How far a run is: much may be left out of a plan that may not be missing when it is asked for, or confirmed. */
export type RunStage = 'plan' | 'request' | 'confirm';

/** Returns how far a run of a status is: once asked for or confirmed it must not have less than that asks for. */
export function runStageOf({ status }: { status: string }): RunStage {
  if (['requested', 'accepted'].includes(status)) return 'request';
  return ['planned', 'declined', 'cancelled'].includes(status) ? 'plan' : 'confirm';
}

/** Check 19: an own run has its vehicle and its driver, and a second one where a delivery asks for two. */
export function crewMissing(
  { load }: Pick<RunFacts, 'load'>,
  given: { hasVehicle: boolean; drivers: number; stage: RunStage },
): RunFinding[] {
  const level = given.stage === 'confirm' ? 'red' : 'info';
  return [
    ...(given.hasVehicle ? [] : [{ check: 19, level, code: 'vehicleMissing' } as const]),
    ...(given.drivers > 0 ? [] : [{ check: 19, level, code: 'driverMissing' } as const]),
    ...(load.needsTwoCrew && given.drivers === 1
      ? [{ check: 19, level: 'amber', code: 'secondDriverMissing' } as const]
      : []),
  ];
}
