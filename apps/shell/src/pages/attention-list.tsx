import { useTranslation } from '@haisha/i18n';
import { Link, useCan } from '@haisha/platform';
import { Box, ChakraLink, Flex, Icon, StatusBadge, type StatusTone, Text } from '@haisha/ui';
import { DueBadge } from '@haisha/ui/due-badge';
import type { AttentionKind, Home } from '@haisha/validation/home';
import { LinkRow } from './link-row.tsx';
import { RowList } from './row-list.tsx';
import { Section } from './section.tsx';

type Attention = Home['attention'][number];

const shownAtOnce = 12;

const tones: Record<AttentionKind, StatusTone> = {
  inspectionExpired: 'danger',
  inspectionDue: 'warning',
  threeMonthInspectionOverdue: 'danger',
  threeMonthInspectionDue: 'info',
};

/** The vehicles something is due for, worst first, each leading to its record. */
export function AttentionList({ attention }: { attention: readonly Attention[] }) {
  const { t } = useTranslation('shell');
  const mayOpen = useCan()('vehicle.read');
  return (
    <Section
      title={t('home.attention')}
      aside={attention.length > 0 && <Text color="fg.muted">{t('home.count', { count: attention.length })}</Text>}
    >
      {attention.length === 0 ? (
        <Flex gap="3" align="center" px="4" py="6">
          <Box color="fg.success">
            <Icon name="success" size={24} />
          </Box>
          <Text>{t('home.empty')}</Text>
        </Flex>
      ) : (
        <RowList>
          {attention.slice(0, shownAtOnce).map((item) => (
            <li key={`${item.kind} ${item.vehicleId}`}>
              <Row item={item} to={mayOpen ? `/vehicles/edit/${item.vehicleId}` : null} />
            </li>
          ))}
        </RowList>
      )}
      {mayOpen && attention.length > shownAtOnce && (
        <Box px="4" py="3" borderTopWidth="1px">
          <ChakraLink asChild color="primary.fg">
            <Link to="/vehicles?inspectionDue=within60&sort=inspectionExpiryDate">{t('home.more')}</Link>
          </ChakraLink>
        </Box>
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
      rowGap="1"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '8.5rem minmax(9rem, 2fr) minmax(7rem, 3fr) 13rem' }}
    >
      <span>
        <StatusBadge tone={tones[item.kind]}>{t(`home.kind.${item.kind}`)}</StatusBadge>
      </span>
      <Flex gap="2" align="baseline" wrap="wrap">
        <Text as="span" fontWeight="semibold" whiteSpace="nowrap">
          {item.plate}
        </Text>
        <Text as="span" fontSize="sm" color="fg.muted">
          {item.vehicleCode}
        </Text>
      </Flex>
      <Text as="span" color="fg.muted">
        {item.departmentName}
      </Text>
      <DueBadge date={item.dueDate} daysLeft={item.daysLeft} />
    </LinkRow>
  );
}
