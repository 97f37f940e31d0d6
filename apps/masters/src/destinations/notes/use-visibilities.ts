import { useSession } from '@haisha/platform';
import { type NoteVisibility, visibilitiesOf } from '@haisha/validation/destination-note-choices';

/** Those whom the person may write for. */
export function useVisibilities(): readonly NoteVisibility[] {
  const session = useSession();
  return visibilitiesOf(session?.user.roles ?? [], session?.permissions['destinationNote.create']);
}
