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
      <Flex gridArea="name" columnGap="3" rowGap="0" wrap="wrap" align="baseline">
        <Text as="span" textStyle="md" fontWeight="bold" overflowWrap="anywhere">
          <Link ref={link} data-opens="" to={notesAt(id)} state={{ list: search, row: id }}>
            {localName(row.name, row.nameEn)}
          </Link>
        </Text>
        <Flex gap="3" textStyle={{ base: 'xs', md: 'sm' }} wrap="wrap">
          {urgentCount > 0 && lastNote?.importance !== 'urgent' && (
            <StatusBadge tone="overdue">{t('list.urgent', { count: urgentCount })}</StatusBadge>
          )}
          {unreadCount > 0 && <StatusBadge tone="info">{t('list.new', { count: unreadCount })}</StatusBadge>}
          {row.archivedAt && <StatusBadge tone="neutral">{t('entity:archived')}</StatusBadge>}
        </Flex>
      </Flex>
      <Text gridArea="facts" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
        <DestinationFacts destination={row} />
      </Text>
      {lastNote ? (
        <Box gridArea="note">
          <Flex gap="2" wrap="wrap" align="center">
            <ImportanceBadge importance={lastNote.importance} />
            <CategoryBadge category={lastNote.category} />
            <Text as="span" overflowWrap="anywhere">
              {lastNote.title}
            </Text>
          </Flex>
        </Box>
      ) : (
        <Text gridArea="note" color="fg.muted">
          {t(seesAll ? 'list.noNote' : 'list.noNoteInSight')}
        </Text>
      )}
      <Flex gridArea="counts" columnGap="4" wrap="wrap" textStyle="xs" color="fg.muted">
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
    display: 'grid',
    gridTemplateAreas: { base: '"name" "facts" "note" "counts"', md: '"name note" "facts counts"' },
    gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
    columnGap: '6',
    rowGap: '0.5',
    minH: '60px',
    alignContent: 'center',
    alignItems: 'center',
    px: { base: '4', md: '6' },
    py: '2',
    borderBottomWidth: '1px',
    '&:hover': { bg: 'bg.muted' },
    '& [data-opens]': { scrollMarginBlock: '24' },
    '&:not([data-unread]) [data-opens]': { fontWeight: 'normal' },
    // The whole row opens it: a finger needs room.
    '& [data-opens]::after': { content: '""', position: 'absolute', inset: '0' },
    '& [data-inline-link]': { position: 'relative', zIndex: '1', display: 'inline-block', py: '1' },
  },
});
