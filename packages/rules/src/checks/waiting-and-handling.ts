import type { RunFacts } from './run-facts.ts';
import type { RunFinding } from './run-finding.ts';

/** Check 22: the planned waiting and handling of a run, which all parties strive to keep within two hours (物流効率化法). */
export function waitingAndHandling(
  run: Pick<RunFacts, 'waitingMinutes' | 'handlingMinutes'>,
  mostMinutes: number,
): RunFinding[] {
  const minutes = (run.waitingMinutes ?? 0) + (run.handlingMinutes ?? 0);
  if (minutes <= mostMinutes) return [];
  return [{ check: 22, level: 'info', code: 'longHandling', params: { minutes, most: mostMinutes } }];
}
