import { useTranslation } from '@haisha/i18n';
import { Can, useQuery, useSeesAll } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { allRows } from '@haisha/records/all-rows';
import { Box, Button, chakra, Flex, Heading, Icon, Skeleton, Stack, Text } from '@haisha/ui';
import type { DestinationNote } from '@haisha/validation/destination-note';
import { useId, useState } from 'react';
import { isOver } from './is-over.ts';
import { NoteEditor } from './note-editor.tsx';
import { NoteItem } from './note-item.tsx';
import { notesApi } from './notes-api.ts';
import { useNewEntries } from './use-new-entries.ts';

export type NotesSectionProps = {
  destinationId: string;
  /** Nothing is written about a destination that is archived. */
  locked: boolean;
  showsArchived: boolean;
};

/** The notes on a destination: pinned, then newest; what is over is folded away. */
export function NotesSection({ destinationId, locked, showsArchived }: NotesSectionProps) {
  const { t } = useTranslation('destinationNote');
  const id = useId();
  const api = notesApi(destinationId);
  const { data, error, refetch } = useQuery(allRows(api, { archived: showsArchived ? 'include' : 'exclude' }));
  const isNew = useNewEntries(destinationId, data);
  const [edited, setEdited] = useState<DestinationNote | 'new' | null>(null);
  const inForce = data?.filter((note) => !isOver(note)) ?? [];
  const over = data?.filter(isOver) ?? [];
  const nothing = t(useSeesAll()('destinationNote.read') ? 'note.nothing' : 'note.nothingInSight');

  function list(notes: readonly DestinationNote[]) {
    return (
      <Notes>
        {notes.map((note) => (
          <NoteItem key={note.id} note={note} isNew={isNew(note.id)} locked={locked} onEdit={() => setEdited(note)} />
        ))}
      </Notes>
    );
  }

  return (
    <Box as="section" aria-labelledby={id}>
      <Flex gap="3" justify="space-between" align="center" wrap="wrap" mb="3">
        <Heading as="h2" id={id} size="lg">
          {t('name')}
        </Heading>
        {!locked && (
          <Can permission="destinationNote.create">
            <Button onClick={() => setEdited('new')}>
              <Icon name="add" />
              {t('note.add')}
            </Button>
          </Can>
        )}
      </Flex>
      {error && !data && <ProblemState error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton h="40" role="status" aria-busy="true" />}
      {data && (
        <Stack gap="4">
          {inForce.length > 0 ? list(inForce) : <Text color="fg.muted">{nothing}</Text>}
          {over.length > 0 && (
            <Folded>
              <summary>{t('note.over', { count: over.length })}</summary>
              {list(over)}
            </Folded>
          )}
        </Stack>
      )}
      {edited && (
        <NoteEditor
          destinationId={destinationId}
          note={edited === 'new' ? null : (data?.find(({ id: one }) => one === edited.id) ?? edited)}
          onClose={() => setEdited(null)}
        />
      )}
    </Box>
  );
}

const Notes = chakra('ol', { base: { display: 'grid', gap: '4', listStyleType: 'none' } });
const Folded = chakra('details', {
  base: {
    '& > summary': { cursor: 'pointer', py: '2', fontWeight: 'semibold', color: 'fg.muted' },
    '& > summary:focus-visible': { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' },
  },
});
