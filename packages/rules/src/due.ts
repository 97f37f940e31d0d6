/** How near a deadline is: `over` once its day has passed, `near` in the 30 days up to it, `far` before. */
export type DueState = 'over' | 'near' | 'far';

const nearDays = 30;

/** Returns the state for the days from today to the deadline; negative once it has passed. */
export function dueState(daysLeft: number): DueState {
  if (daysLeft < 0) return 'over';
  return daysLeft <= nearDays ? 'near' : 'far';
}
