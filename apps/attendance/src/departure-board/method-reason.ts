import type { RollCallInput } from '@haisha/validation/roll-call';

/** What a call gives a reason for: the telephone, no detector, or both. */
export type ReasonSubject = 'phone' | 'detector' | 'both';

/** Returns what a reason is asked for; null for nothing. */
export function reasonSubjectOf(call: {
  method: RollCallInput['method'] | null;
  usedDetector: boolean;
}): ReasonSubject | null {
  if (call.method === 'phone') return call.usedDetector ? 'phone' : 'both';
  return call.usedDetector ? null : 'detector';
}
