import type { StatusTone } from '@haisha/ui';
import type { UserState } from '@haisha/validation/user';

const tones: Record<UserState, StatusTone> = { invited: 'info', active: 'success', deactivated: 'neutral' };

export function userTone(state: UserState): StatusTone {
  return tones[state];
}
