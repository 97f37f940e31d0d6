import type { StatusTone } from '@haisha/ui';
import type { DriverState } from '@haisha/validation/driver';

const tones: Record<DriverState, StatusTone> = { notAppointed: 'warning', appointed: 'success', left: 'neutral' };

/** The colour of a state. */
export function driverTone(state: DriverState): StatusTone {
  return tones[state];
}
