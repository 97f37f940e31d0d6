import { useTranslation } from '@haisha/i18n';
import { Box, Flex, Text } from '@haisha/ui';

export type ChangePreviewProps = {
  /** What the rows have now, in words. */
  texts: readonly string[];
  /** What those that change will have. */
  to: string;
  isChanged: (index: number) => boolean;
};

/** How many rows change from what to what, and how many stay as they are. */
export function ChangePreview({ texts, to, isChanged }: ChangePreviewProps) {
  const { t } = useTranslation('bulk');
  const none = t('set.none');
  const counts = new Map<string, { changed: boolean; count: number }>();
  texts.forEach((text, index) => {
    const changed = isChanged(index);
    const from = text || none;
    const line = changed ? t('set.change', { from, to }) : t('set.same', { value: from });
    counts.set(line, { changed, count: (counts.get(line)?.count ?? 0) + 1 });
  });
  const lines = [...counts].sort(([, a], [, b]) => Number(b.changed) - Number(a.changed) || b.count - a.count);
  return (
    <Box as="section" aria-label={t('set.preview')} bg="bg.muted" rounded="md" px="4" py="3" aria-live="polite">
      <Text fontWeight="semibold">{t('set.preview')}</Text>
      <Box as="ul" listStyleType="none">
        {lines.map(([line, { changed, count }]) => (
          <Flex as="li" key={line} justify="space-between" gap="4" color={changed ? 'fg' : 'fg.muted'}>
            <span>{line}</span>
            <Text as="span" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              {t('set.rows', { count })}
            </Text>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
