import { formatInstant, useTranslation } from '@haisha/i18n';
import { Flex } from '@haisha/ui';
import type { ReactNode } from 'react';

type Entry = { createdBy: { name: string } | null; createdAt: string; editedAt: string | null };

/** Who wrote a note or a comment and when, and that it has been changed since. */
export function EntryFacts({ entry, children }: { entry: Entry; children?: ReactNode }) {
  const { t } = useTranslation('destinationNote');
  return (
    <Flex mt="2" columnGap="3" wrap="wrap" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      {children}
      <span>{entry.createdBy?.name ?? t('entry.otherCompany')}</span>
      <time dateTime={entry.createdAt}>{formatInstant(entry.createdAt)}</time>
      {entry.editedAt && <span>{t('entry.edited', { at: formatInstant(entry.editedAt) })}</span>}
    </Flex>
  );
}
