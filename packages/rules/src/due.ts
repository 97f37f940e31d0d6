/** How near a deadline is; a passed one is `expired`, today is still `within7`. */
export type DueState = 'expired' | 'within7' | 'within14' | 'within30' | 'within60' | 'ok';

const steps = [7, 14, 30, 60] as const;

/** Returns the state for the days from today to the deadline; negative once it has passed. */
export function dueState(daysLeft: number): DueState {
  if (daysLeft < 0) return 'expired';
  const step = steps.find((days) => daysLeft <= days);
  return step === undefined ? 'ok' : `within${step}`;
}
