import { formatDate, useTranslation } from '@haisha/i18n';
import { chakra, Flex, Heading, StatusBadge, Text } from '@haisha/ui';
import type { DestinationNote } from '@haisha/validation/destination-note';
import { Confirmations } from './confirmations.tsx';
import { EntryActions } from './entry-actions.tsx';
import { EntryFacts } from './entry-facts.tsx';
import { CategoryBadge, ImportanceBadge, VisibilityBadge } from './note-badges.tsx';
import { NotePhotos } from './note-photos.tsx';
import { notesApi } from './notes-api.ts';
import { TextWithPhones } from './text-with-phones.tsx';
import { useWithdraw } from './use-withdraw.ts';

export type NoteItemProps = {
  note: DestinationNote;
  /** Seen for the first time. */
  isNew: boolean;
  locked: boolean;
  onEdit: () => void;
};

/** One note, whole: nobody should have to open anything at four in the morning. */
export function NoteItem({ note, isNew, locked, onEdit }: NoteItemProps) {
  const { t } = useTranslation('destinationNote');
  const { withdraw, restore } = useWithdraw(notesApi(note.destinationId), ({ title }) => title);
  const { validFrom, validTo } = note;
  const from = validFrom && formatDate(validFrom);
  const to = validTo && formatDate(validTo);
  return (
    <Card data-importance={note.importance} data-archived={note.archivedAt ? '' : undefined}>
      <Flex gap="2" wrap="wrap" align="center">
        {note.isPinned && <StatusBadge tone="neutral">{t('note.pinned')}</StatusBadge>}
        <ImportanceBadge importance={note.importance} />
        <CategoryBadge category={note.category} />
        <VisibilityBadge visibility={note.visibility} />
        {isNew && <StatusBadge tone="info">{t('entry.new')}</StatusBadge>}
        {note.archivedAt && <StatusBadge tone="neutral">{t('entity:archived')}</StatusBadge>}
      </Flex>
      <Heading as="h3" size="lg" mt="2" overflowWrap="anywhere">
        {note.title}
      </Heading>
      <Text mt="1" fontSize="lg" lineHeight="tall" whiteSpace="pre-line" overflowWrap="anywhere">
        <TextWithPhones text={note.body} />
      </Text>
      {(from || to) && (
        <Text mt="2" fontWeight="semibold">
          {t(from && to ? 'note.fromTo' : from ? 'note.from' : 'note.to', { from, to })}
        </Text>
      )}
      {note.files.length > 0 && <NotePhotos files={note.files} title={note.title} />}
      <EntryFacts entry={note} />
      <Flex mt="3" gap="3" wrap="wrap" align="flex-start" justify="space-between">
        <Confirmations
          kind="notes"
          entry={note}
          name={note.title}
          matters={note.importance !== 'normal'}
          unconfirmedCount={note.unconfirmedCount}
        />
        {!locked && (
          <EntryActions
            entry={note}
            name={note.title}
            onEdit={onEdit}
            onArchive={() => withdraw(note)}
            onRestore={() => restore(note)}
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
    borderInlineStartWidth: '6px',
    '&[data-importance=important]': { borderInlineStartColor: 'border.warning' },
    '&[data-importance=urgent]': { borderInlineStartColor: 'red.solid' },
    '&[data-archived]': { bg: 'bg.muted' },
  },
});
