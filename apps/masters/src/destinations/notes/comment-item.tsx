import { useTranslation } from '@haisha/i18n';
import { Link } from '@haisha/platform';
import { chakra, Flex, StatusBadge, Text } from '@haisha/ui';
import type { NoteComment } from '@haisha/validation/note-comment';
import { Confirmations } from './confirmations.tsx';
import { EntryActions } from './entry-actions.tsx';
import { EntryFacts } from './entry-facts.tsx';
import { VisibilityBadge } from './note-badges.tsx';
import { commentsApi } from './notes-api.ts';
import { commentAt } from './notes-path.ts';
import { TextWithPhones } from './text-with-phones.tsx';
import { useWithdraw } from './use-withdraw.ts';

export type CommentItemProps = {
  comment: NoteComment;
  isNew: boolean;
  /** The page was opened on it. */
  isOpened: boolean;
  locked: boolean;
  onEdit: () => void;
};

/** One comment under its number, which is also its address. */
export function CommentItem({ comment, isNew, isOpened, locked, onEdit }: CommentItemProps) {
  const { t } = useTranslation('destinationNote');
  const { destinationId, number } = comment;
  const name = t('comment.name', { number });
  const { withdraw, restore } = useWithdraw(commentsApi(destinationId), () => name);
  return (
    <Card
      data-number={number}
      data-opened={isOpened ? '' : undefined}
      data-archived={comment.archivedAt ? '' : undefined}
      tabIndex={-1}
      aria-label={name}
    >
      <Flex gap="2" wrap="wrap" align="center">
        <Link to={commentAt(destinationId, number)} aria-label={t('comment.link', { number })}>
          <Text as="span" display="inline-block" minW="6" fontWeight="bold">{`#${number}`}</Text>
        </Link>
        <VisibilityBadge visibility={comment.visibility} />
        {isNew && <StatusBadge tone="info">{t('entry.new')}</StatusBadge>}
        {comment.archivedAt && <StatusBadge tone="neutral">{t('entity:archived')}</StatusBadge>}
      </Flex>
      <Text mt="1" fontSize="lg" lineHeight="tall" whiteSpace="pre-line" overflowWrap="anywhere">
        <TextWithPhones text={comment.body} />
      </Text>
      <EntryFacts entry={comment} />
      <Flex mt="2" gap="3" wrap="wrap" align="flex-start" justify="space-between">
        <Confirmations kind="comments" entry={comment} name={name} />
        {!locked && (
          <EntryActions
            entry={comment}
            name={name}
            onEdit={onEdit}
            onArchive={() => withdraw(comment)}
            onRestore={() => restore(comment)}
          />
        )}
      </Flex>
    </Card>
  );
}

const Card = chakra('li', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    rounded: 'lg',
    p: '4',
    scrollMarginTop: '20',
    '&[data-archived]': { bg: 'bg.muted' },
    '&[data-opened]': { borderColor: 'primary.solid', boxShadow: '0 0 0 2px {colors.primary.solid}' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' },
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
