import { Can } from '@haisha/platform';
import { lazyPart } from '@haisha/platform/lazy-part';
import { addAllMessages } from '@haisha/records/words/add-all-messages';
import { Skeleton } from '@haisha/ui';
import { Suspense } from 'react';
import { noteWords } from './note-words.ts';
import type { NotesOnDestinationProps } from './notes-on-destination.tsx';

const Notes = lazyPart(async () => {
  const [{ NotesOnDestination }, messages] = await Promise.all([import('./notes-on-destination.tsx'), noteWords()]);
  await addAllMessages(messages);
  return { default: NotesOnDestination };
});

/** Comes after the form, with its words: nobody waits for it to change an address. */
export function LazyNotesOnDestination(props: NotesOnDestinationProps) {
  return (
    <Can permission="destinationNote.read">
      <Suspense fallback={<Skeleton h="24" />}>
        <Notes {...props} />
      </Suspense>
    </Can>
  );
}
