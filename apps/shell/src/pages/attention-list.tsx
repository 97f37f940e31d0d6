import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { Box, Button, Flex, Icon, Text } from '@haisha/ui';
import { DueBadge } from '@haisha/ui/due-badge';
import type { AttentionKind, Home } from '@haisha/validation/home';
import { useState } from 'react';
import { LinkRow } from './link-row.tsx';
import { RowList } from './row-list.tsx';
import { Section } from './section.tsx';

type Attention = Home['attention'][number];

const shownAtOnce = 10;
const overdue: readonly AttentionKind[] = ['inspectionExpired', 'threeMonthInspectionOverdue'];

export type AttentionListProps = Pick<Home, 'attention' | 'attentionCount'>;

/** The vehicles something is late or due for, each leading to its record. */
export function AttentionList({ attention, attentionCount }: AttentionListProps) {
  const { t } = useTranslation('shell');
  const mayOpen = useCan()('vehicle.read');
  const [all, setAll] = useState(false);
  if (attention.length === 0) {
    return (
      <Section title={t('home.attention')}>
        <Flex gap="3" align="center" px="4" py="6">
          <Box color="fg.success">
            <Icon name="success" size={24} />
          </Box>
          <Text>{t('home.empty')}</Text>
        </Flex>
      </Section>
    );
  }
  const shown = all ? attention : attention.slice(0, shownAtOnce);
  return (
    <Section
      title={t('home.attention')}
      aside={<Text color="fg.muted">{t('home.count', { count: attentionCount })}</Text>}
    >
      <RowList>
        {shown.map((item) => (
          <li key={`${item.kind} ${item.vehicleId}`}>
            <Row item={item} to={mayOpen ? `/vehicles/edit/${item.vehicleId}` : null} />
          </li>
        ))}
      </RowList>
      {shown.length < attention.length && (
        <Box p="2" borderTopWidth="1px">
          <Button variant="ghost" w="full" onClick={() => setAll(true)}>
            {t('home.more', { count: attention.length - shown.length })}
            <Icon name="chevronDown" />
          </Button>
        </Box>
      )}
      {all && attention.length < attentionCount && (
        <Text p="3" borderTopWidth="1px" color="fg.muted" textAlign="center">
          {t('home.mostUrgent', { count: attention.length })}
        </Text>
      )}
    </Section>
  );
}

function Row({ item, to }: { item: Attention; to: string | null }) {
  const { t } = useTranslation('shell');
  return (
    <LinkRow
      to={to}
      display="grid"
      columnGap="3"
      rowGap="0.5"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: '8.5rem minmax(12rem, 2fr) minmax(6rem, 1fr) 14rem' }}
    >
      <Text as="span" fontWeight="medium" color={overdue.includes(item.kind) ? 'fg.error' : 'fg'}>
        {t(`home.kind.${item.kind}`)}
      </Text>
      <Flex as="span" gap="2" align="baseline" wrap="wrap" gridRow={{ base: '2', md: 'auto' }}>
        <Text as="span" fontWeight="semibold" whiteSpace="nowrap">
          {item.plate}
        </Text>
        <Text as="span" fontSize="sm" color="fg.muted" whiteSpace="nowrap" hideBelow="md">
          {item.vehicleCode}
        </Text>
      </Flex>
      <Text as="span" color="fg.muted" gridRow={{ base: '2', md: 'auto' }} textAlign={{ base: 'end', md: 'start' }}>
        {item.departmentName}
      </Text>
      <DueBadge date={item.dueDate} daysLeft={item.daysLeft} />
    </LinkRow>
  );
}
