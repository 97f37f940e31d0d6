import type { ReportCorrection } from '@haisha/validation/daily-report';

/** Says that a correction waits for a second person. */
export function isRequested({ status }: ReportCorrection): boolean {
  return status === 'requested';
}
