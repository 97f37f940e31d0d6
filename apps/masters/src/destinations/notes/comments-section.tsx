import { useTranslation } from '@haisha/i18n';
import { useQuery, useSeesAll } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { Alert, Box, Button, chakra, Flex, Heading, Icon, Skeleton, Stack, Text } from '@haisha/ui';
import { focusInSight } from '@haisha/ui/scroll';
import { mostComments, type NoteComment } from '@haisha/validation/note-comment';
import { useEffect, useId, useRef, useState } from 'react';
import { CommentBox } from './comment-box.tsx';
import { CommentDialog } from './comment-dialog.tsx';
import { CommentItem } from './comment-item.tsx';
import { comments } from './notes-api.ts';
import { useNewEntries } from './use-new-entries.ts';

export type CommentsSectionProps = {
  destinationId: string;
  locked: boolean;
  showsArchived: boolean;
  /** The number of the comment that the page was opened on. */
  openAt: number | null;
};

const more = 50;

/** What was said about a destination, newest first, under the box to write in. */
export function CommentsSection({ destinationId, locked, showsArchived, openAt }: CommentsSectionProps) {
  const { t } = useTranslation('destinationNote');
  const id = useId();
  const seesAll = useSeesAll()('destinationNote.read');
  const [count, setCount] = useState<number>();
  const [edited, setEdited] = useState<NoteComment | null>(null);
  const { data, error, refetch, isPlaceholderData } = useQuery(
    comments(destinationId, { count, from: openAt ?? undefined, archived: showsArchived ? 'include' : 'exclude' }),
  );
  const isNew = useNewEntries(destinationId, data?.items);
  const place = useRef<HTMLOListElement>(null);
  const isThere = data?.items.some(({ number }) => number === openAt) ?? false;

  useEffect(() => {
    const opened = isThere && place.current?.querySelector<HTMLElement>(`[data-number="${openAt}"]`);
    if (opened) focusInSight(opened);
  }, [isThere, openAt]);

  return (
    <Box as="section" aria-labelledby={id}>
      <Heading as="h2" id={id} size="lg" mb="3">
        {t('comment.title')}
        {data && (
          <Text as="span" ms="2" fontSize="md" fontWeight="normal" color="fg.muted">
            {t('comment.count', { count: data.total })}
          </Text>
        )}
      </Heading>
      <Stack gap="4">
        {!locked && <CommentBox destinationId={destinationId} />}
        {openAt !== null && data && !isThere && !isPlaceholderData && (
          <Alert.Root status="warning">
            <Alert.Indicator>
              <Icon name="warning" />
            </Alert.Indicator>
            <Alert.Title>{t('comment.notThere', { number: openAt })}</Alert.Title>
          </Alert.Root>
        )}
        {error && !data && <ProblemState error={error} onRetry={refetch} />}
        {!error && !data && <Skeleton h="32" role="status" aria-busy="true" />}
        {data?.items.length === 0 && (
          <Text color="fg.muted">{t(seesAll ? 'comment.nothing' : 'comment.nothingInSight')}</Text>
        )}
        {data && data.items.length > 0 && (
          <Comments ref={place} aria-busy={isPlaceholderData}>
            {data.items.map((comment) => (
              <CommentItem
                key={comment.id}
                comment={comment}
                isNew={isNew(comment.id)}
                isOpened={comment.number === openAt}
                locked={locked}
                onEdit={() => setEdited(comment)}
              />
            ))}
          </Comments>
        )}
        {data && data.items.length < Math.min(data.total, mostComments) && (
          <Flex justify="center">
            <Button
              variant="outline"
              colorPalette="gray"
              loading={isPlaceholderData}
              loadingText={t('comment.older')}
              onClick={() => setCount(Math.min(mostComments, data.items.length + more))}
            >
              {t('comment.older')}
            </Button>
          </Flex>
        )}
      </Stack>
      {edited && (
        <CommentDialog
          comment={data?.items.find((one) => one.id === edited.id) ?? edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Box>
  );
}

const Comments = chakra('ol', { base: { display: 'grid', gap: '3', listStyleType: 'none' } });
