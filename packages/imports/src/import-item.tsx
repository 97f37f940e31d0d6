import { formatInstant, formatNumber, useTranslation } from '@haisha/i18n';
import { Link } from '@haisha/platform';
import { Button, ChakraLink, Flex, Icon, Stack, StatusBadge, Text } from '@haisha/ui';
import type { ImportListItem } from '@haisha/validation/import';
import { DiscardButton } from './discard-button.tsx';
import { statusTones } from './import-tone.ts';
import { useCountsText } from './use-counts-text.ts';
import { canDiscard, isUnfinished } from './use-import.ts';

export type ImportItemProps = { item: ImportListItem; path: string };

/** One import in the list: the file, who and when, how far it is. */
export function ImportItem({ item, path }: ImportItemProps) {
  const { t } = useTranslation('import');
  const counts = useCountsText();
  const to = `${path}/temp/${item.id}`;
  return (
    <Flex as="li" gap="4" py="2.5" wrap="wrap" align="center">
      <Stack gap="0" flex="1" minW={{ base: 'full', md: '16rem' }}>
        <Flex gap="2" align="center" wrap="wrap">
          <ChakraLink asChild overflowWrap="anywhere">
            <Link to={to}>{item.fileName}</Link>
          </ChakraLink>
          <StatusBadge tone={statusTones[item.status]}>{t(`status.${item.status}`)}</StatusBadge>
        </Flex>
        <Text textStyle="xs" color="fg.subtle">
          {t('by', { name: item.createdBy.name, at: formatInstant(item.createdAt) })}
        </Text>
        <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {counts(item) || t('rowCount', { count: item.rowCount, rows: formatNumber(item.rowCount) })}
        </Text>
      </Stack>
      <Flex gap="2" wrap="wrap">
        {canDiscard(item) && <DiscardButton item={item} />}
        <Button asChild variant="outline">
          <Link to={to} aria-label={t(isUnfinished(item) ? 'list.goOnWith' : 'list.lookAt', { name: item.fileName })}>
            {t(isUnfinished(item) ? 'list.goOn' : 'list.look')}
            <Icon name="arrowRight" />
          </Link>
        </Button>
      </Flex>
    </Flex>
  );
}
