import type { Allocation } from '@haisha/validation/allocation';

/** Names what is still open about a run that is not confirmed. */
export function openStateOf(status: Allocation['status']): 'requested' | 'unconfirmed' {
  return status === 'requested' ? 'requested' : 'unconfirmed';
}
