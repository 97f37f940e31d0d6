import type { RunFacts } from '@haisha/rules/checks/run-facts';
import type { Run } from '../day/board-types.ts';

/** Returns the facts of a run without its hired fee where `stands` hides its fees: nobody can tell then that one is missing. */
export function withKnownFee<Facts extends RunFacts>(
  { hiredFeeYen, ...facts }: Facts,
  stands: Run | undefined,
): Omit<Facts, 'hiredFeeYen'> & Pick<RunFacts, 'hiredFeeYen'> {
  const isHidden = stands?.ownership === 'hired' && stands.fees === null;
  return isHidden || hiredFeeYen === undefined ? facts : { ...facts, hiredFeeYen };
}
