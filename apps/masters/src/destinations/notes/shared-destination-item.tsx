import { formatInstant, useTranslation } from '@haisha/i18n';
import { Link, useLocation, useSeesAll } from '@haisha/platform';
import { useLastOpenedRow } from '@haisha/records/form/use-back-to-list';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Box, chakra, Flex, StatusBadge, Text } from '@haisha/ui';
import { focusInSight } from '@haisha/ui/scroll';
import type { SharedDestination } from '@haisha/validation/shared-destination';
import { useLayoutEffect, useRef } from 'react';
import { DestinationFacts } from './destination-facts.tsx';
import { CategoryBadge, ImportanceBadge } from './note-badges.tsx';
import { notesAt } from './notes-path.ts';

/** One destination: what was said last, and how much of it is new. */
export function SharedDestinationItem({ row }: { row: SharedDestination }) {
  const { t } = useTranslation('destinationNote');
  const localName = useLocalName();
  const { search } = useLocation();
  const seesAll = useSeesAll()('destinationNote.read');
  const { id, lastNote, unreadCount, urgentCount } = row;
  const isComeFrom = useLastOpenedRow() === id;
  const link = useRef<HTMLAnchorElement>(null);
  // Only as the row first comes, and only from the page itself: a field that has the focus by then keeps it.
  useLayoutEffect(() => {
    if (isComeFrom && link.current && document.activeElement?.contains(link.current)) focusInSight(link.current);
  }, []);
  return (
    <Item data-unread={unreadCount > 0 ? '' : undefined}>
      <Flex gap="2" wrap="wrap" align="center">
        <Text as="span" fontWeight="bold" fontSize="lg" overflowWrap="anywhere">
          <Link ref={link} data-opens="" to={notesAt(id)} state={{ list: search, row: id }}>
            {localName(row.name, row.nameEn)}
          </Link>
        </Text>
        {unreadCount > 0 && <StatusBadge tone="danger">{t('list.new', { count: unreadCount })}</StatusBadge>}
        {urgentCount > 0 && lastNote?.importance !== 'urgent' && (
          <StatusBadge tone="overdue">{t('list.urgent', { count: urgentCount })}</StatusBadge>
        )}
        {row.archivedAt && <StatusBadge tone="neutral">{t('entity:archived')}</StatusBadge>}
      </Flex>
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        <DestinationFacts destination={row} />
      </Text>
      {lastNote ? (
        <Box mt="2">
          <Flex gap="2" wrap="wrap" align="center">
            <ImportanceBadge importance={lastNote.importance} />
            <CategoryBadge category={lastNote.category} />
            <Text as="span" fontWeight="medium" overflowWrap="anywhere">
              {lastNote.title}
            </Text>
          </Flex>
        </Box>
      ) : (
        <Text mt="2" color="fg.muted">
          {t(seesAll ? 'list.noNote' : 'list.noNoteInSight')}
        </Text>
      )}
      <Flex mt="1" columnGap="4" wrap="wrap" textStyle="sm" color="fg.muted">
        {row.lastEntryAt && <span>{t('list.lastEntryAt', { at: formatInstant(row.lastEntryAt) })}</span>}
        <span>{t('list.notes', { count: row.noteCount })}</span>
        <span>{t('list.comments', { count: row.commentCount })}</span>
      </Flex>
    </Item>
  );
}

const Item = chakra('li', {
  base: {
    position: 'relative',
    px: '4',
    py: '3',
    '&:not(:first-of-type)': { borderTopWidth: '1px' },
    '&[data-unread]': { boxShadow: 'inset 4px 0 {colors.red.solid}' },
    '&:hover': { bg: 'bg.subtle' },
    '& [data-opens]': { scrollMarginBlock: '24', textDecoration: 'underline', textUnderlineOffset: '3px' },
    // The whole row opens it: a finger needs room.
    '& [data-opens]::after': { content: '""', position: 'absolute', inset: '0' },
    '& [data-inline-link]': { position: 'relative', zIndex: '1', display: 'inline-block', py: '1' },
  },
});
