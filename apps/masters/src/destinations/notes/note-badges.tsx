import { useTranslation } from '@haisha/i18n';
import { StatusBadge, type StatusTone } from '@haisha/ui';
import type { DestinationNote } from '@haisha/validation/destination-note';

type Importance = DestinationNote['importance'];

const toneOf: Record<Importance, StatusTone> = { normal: 'quiet', important: 'warning', urgent: 'overdue' };

/** How much a note matters, in a word; what is usual needs none. */
export function ImportanceBadge({ importance }: { importance: Importance }) {
  const { t } = useTranslation('destinationNote');
  if (importance === 'normal') return null;
  return <StatusBadge tone={toneOf[importance]}>{t(`importance.${importance}`)}</StatusBadge>;
}

/** What a note is about. */
export function CategoryBadge({ category }: { category: DestinationNote['category'] }) {
  const { t } = useTranslation('destinationNote');
  return <StatusBadge tone="quiet">{t(`category.${category}`)}</StatusBadge>;
}

/** Whom it is meant for: said to those who read what others do not. */
export function VisibilityBadge({ visibility }: { visibility: DestinationNote['visibility'] }) {
  const { t } = useTranslation('destinationNote');
  return <StatusBadge tone="neutral">{t(`visibleTo.${visibility}`)}</StatusBadge>;
}
