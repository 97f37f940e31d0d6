import type { RunFacts } from './run-facts.ts';
import type { RunFinding } from './run-finding.ts';

/** Check 25: every delivery of a run has a fare, or a price from which it follows; what has none is undecided (未定). */
export function priceMissing({ load }: Pick<RunFacts, 'load'>): RunFinding[] {
  if (load.unpriced === 0) return [];
  return [
    { check: 25, level: 'info', code: 'priceMissing', params: { count: load.unpriced }, wayOut: { code: 'setPrice' } },
  ];
}
