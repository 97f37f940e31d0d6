import { formatInstant, useTranslation } from '@haisha/i18n';
import { Can, useQuery } from '@haisha/platform';
import { PanelLink } from '@haisha/records/panel/panel-lines';
import { PanelSection } from '@haisha/records/panel/panel-parts';
import { chakra, Skeleton, Text } from '@haisha/ui';
import type { NoteComment } from '@haisha/validation/note-comment';
import { ImportanceBadge } from './note-badges.tsx';
import { NoteInPlace } from './note-in-place.tsx';
import { comments, sharedDestination } from './notes-api.ts';
import { notesAt } from './notes-path.ts';
import { TextWithPhones } from './text-with-phones.tsx';

export type LastNotesProps = {
  destinationId: string;
  /** Nothing is written about a destination that is archived. */
  locked: boolean;
};

/** Beside a list: what was said of a destination last, the way to all of it, and a line to write in. */
export function LastNotes({ destinationId, locked }: LastNotesProps) {
  const { t } = useTranslation('destinationNote');
  const { data } = useQuery(sharedDestination(destinationId));
  const last = useQuery(comments(destinationId, { count: 2, from: undefined, archived: 'exclude' })).data;
  const note = data?.lastNote;
  return (
    <PanelSection
      title={t('panel:notes')}
      end={
        data &&
        data.noteCount + data.commentCount > 0 && (
          <PanelLink to={notesAt(destinationId)}>
            {t('panel:all', { count: data.noteCount + data.commentCount })}
          </PanelLink>
        )
      }
    >
      {note && (
        <Text mb="1.5">
          <ImportanceBadge importance={note.importance} /> {note.title}
        </Text>
      )}
      {!last && <Skeleton h="10" role="status" aria-busy="true" />}
      {last && (
        <Comments>
          {last.items.map((comment) => (
            <Comment key={comment.id} comment={comment} />
          ))}
        </Comments>
      )}
      {!locked && (
        <Can permission="destinationNote.create">
          <NoteInPlace destinationId={destinationId} />
        </Can>
      )}
    </PanelSection>
  );
}

function Comment({ comment: { body, createdBy, createdAt } }: { comment: NoteComment }) {
  const { t } = useTranslation('entity');
  return (
    <li>
      <TextWithPhones text={body} />
      <small>{`${createdBy?.name ?? t('actor.system')}　${formatInstant(createdAt)}`}</small>
    </li>
  );
}

const Comments = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& > li': { pb: '2', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    '& small': { display: 'block', textStyle: 'xs', color: 'fg.subtle' },
  },
});
