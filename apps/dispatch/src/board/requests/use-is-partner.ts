import { useSession } from '@haisha/platform';

/** Whether this person answers requests for a delivery company, and for nobody else. */
export function useIsPartner(): boolean {
  return useSession()?.permissions['allocation.answer'] === 'own';
}
