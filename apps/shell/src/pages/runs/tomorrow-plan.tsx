import { formatDate, useTranslation } from '@haisha/i18n';
import { Box, Flex, StatusBadge, Text } from '@haisha/ui';
import type { RunDay } from '@haisha/validation/run-overview';
import { LinkRow } from '../../layout/link-row.tsx';
import { RowList } from '../../layout/row-list.tsx';
import { Section } from '../../layout/section.tsx';
import { TextLink } from '../../layout/text-link.tsx';

/** How far the plan of tomorrow is, each part one press from the board. */
export function TomorrowPlan({ day }: { day: RunDay }) {
  const { t } = useTranslation('runOverview');
  const board = `/vehicle-allocation?date=${day.date}`;
  const settled = day.runs - day.unconfirmed - day.requested;
  const open = [
    { name: 'unconfirmed', count: day.unconfirmed, to: board, tone: 'warning', unit: 'count' },
    { name: 'requested', count: day.requested, to: board, tone: 'warning', unit: 'count' },
    { name: 'unassigned', count: day.unassigned, to: board, tone: 'warning', unit: 'deliveries' },
    { name: 'amber', count: day.amber, to: `${board}&only=warnings`, tone: 'warning', unit: 'count' },
    { name: 'red', count: day.red, to: `${board}&only=warnings`, tone: 'danger', unit: 'count' },
  ] as const;
  return (
    <Section
      title={t('tomorrow')}
      note={formatDate(day.date, { weekday: true }).slice(5)}
      aside={<TextLink to={board}>{t('open')}</TextLink>}
    >
      <Parts settled={settled} unconfirmed={day.unconfirmed} requested={day.requested} />
      <RowList>
        <li>
          <LinkRow to={board} justify="space-between">
            <span>{t('settled')}</span>
            <Text as="span">{t('amount.count', { count: settled })}</Text>
          </LinkRow>
        </li>
        {open
          .filter(({ count }) => count > 0)
          .map(({ count, name, to, tone, unit }) => (
            <li key={name}>
              <LinkRow to={to} justify="space-between">
                <StatusBadge tone={tone}>{t(`state.${name}`)}</StatusBadge>
                <Text as="span">{t(`amount.${unit}`, { count })}</Text>
              </LinkRow>
            </li>
          ))}
      </RowList>
    </Section>
  );
}

type PartsProps = { settled: number; unconfirmed: number; requested: number };

/** The shares of the runs as lengths; the lines below say the figures. */
function Parts({ settled, unconfirmed, requested }: PartsProps) {
  if (settled + unconfirmed + requested === 0) return null;
  return (
    <Flex gap="0.5" h="1.5" mb="1" aria-hidden="true" css={{ forcedColorAdjust: 'none' }}>
      {settled > 0 && <Box flexGrow={settled} bg="primary.solid" rounded="sm" />}
      {unconfirmed > 0 && <Box flexGrow={unconfirmed} bg="primary.muted" rounded="sm" />}
      {requested > 0 && <Box flexGrow={requested} borderWidth="1.5px" borderColor="orange.dot" rounded="sm" />}
    </Flex>
  );
}
