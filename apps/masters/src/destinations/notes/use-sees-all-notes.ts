import { useSession } from '@haisha/platform';

/** Whether the person sees every note and comment, so that none is none. */
export function useSeesAllNotes(): boolean {
  return useSession()?.permissions['destinationNote.read'] === 'all';
}
