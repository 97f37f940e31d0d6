import { useCan } from '@haisha/platform';
import type { TimeRecord } from '@haisha/validation/time-record';

/** What somebody may do with the punches of a day: change them, ask for a change, or read them alone. */
export type ChangeMode = 'change' | 'ask' | 'read';

/** Tells what somebody may do with a day; older days than `aloneFrom` need a second person, locked ones stay as they are. */
export function useChangeMode(): (record: TimeRecord, aloneFrom: string) => ChangeMode {
  const can = useCan();
  return ({ date, lock }, aloneFrom) => {
    if (lock) return 'read';
    if (can('punch.update') && date >= aloneFrom) return 'change';
    return can('timeChange.request') ? 'ask' : 'read';
  };
}
