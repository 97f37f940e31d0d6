import type { StatusTone } from '@haisha/ui';
import type { DriverState } from '@haisha/validation/driver';

const tones: Record<DriverState, StatusTone> = { notAppointed: 'neutral', appointed: 'quiet', left: 'neutral' };

/** How a state is shown: the usual one is quiet, another is a ring. */
export function driverTone(state: DriverState): StatusTone {
  return tones[state];
}
