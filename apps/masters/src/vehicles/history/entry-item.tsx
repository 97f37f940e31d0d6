import { formatDate, formatNumber, formatYen, useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { Box, chakra, Flex, Icon, IconButton, StatusBadge, Text } from '@haisha/ui';
import type { VehicleEntry } from '@haisha/validation/vehicle-history';
import type { ReactNode } from 'react';
import { entryGrid } from './entry-grid.ts';
import { kindTone } from './kind-tone.ts';
import { useMoveText } from './use-move-text.ts';

export type EntryItemProps = { entry: VehicleEntry; onOpen: (entry: VehicleEntry) => void };

/** One entry: when, what, by whom, how far, how much, and when again. */
export function EntryItem({ entry, onOpen }: EntryItemProps) {
  const { t } = useTranslation('vehicleHistory');
  const can = useCan();
  const move = useMoveText()(entry);
  const kind = t(`kind.${entry.kind}`);
  const { odometerKm, nextDueDate, amountYen, taxYen } = entry;
  const isPaid = amountYen !== null || taxYen !== null;
  const hasFigures = isPaid || odometerKm !== null || nextDueDate !== null;
  return (
    <Row>
      <time dateTime={entry.entryDate}>{formatDate(entry.entryDate, { weekday: true })}</time>
      <Flex gap="2" wrap="wrap">
        <StatusBadge tone={kindTone(entry.kind)}>{kind}</StatusBadge>
        {entry.archivedAt && <StatusBadge tone="neutral">{t('entity:archived')}</StatusBadge>}
      </Flex>
      <Box minW="0" overflowWrap="anywhere">
        {entry.vendor !== null && <Text fontWeight="medium">{entry.vendor}</Text>}
        {move !== null && <Text fontWeight="medium">{move}</Text>}
        {entry.note !== null && (
          <Text textStyle="sm" color="fg.muted" whiteSpace="pre-line">
            {entry.note}
          </Text>
        )}
      </Box>
      {hasFigures && (
        <Figures>
          {odometerKm !== null && (
            <Figure label={t('field.odometerKm')} column={4} end>{`${formatNumber(odometerKm)} km`}</Figure>
          )}
          {nextDueDate !== null && (
            <Figure label={t('field.nextDueDate')} column={5}>
              {formatDate(nextDueDate)}
            </Figure>
          )}
          {isPaid && (
            <Figure label={t('field.amountYen')} column={6} end>
              {formatYen(amountYen ?? 0)}
              {taxYen !== null && (
                <Text as="span" display="block" textStyle="sm" color="fg.muted">
                  {t('tax', { amount: formatYen(taxYen) })}
                </Text>
              )}
            </Figure>
          )}
        </Figures>
      )}
      {can('vehicleHistory.update') && (
        <IconButton
          className="act"
          variant="ghost"
          colorPalette="gray"
          aria-label={t('entry.edit', { name: `${formatDate(entry.entryDate)} ${kind}` })}
          onClick={() => onOpen(entry)}
          _print={{ display: 'none' }}
        >
          <Icon name="edit" />
        </IconButton>
      )}
    </Row>
  );
}

type FigureProps = { label: string; column: number; end?: boolean; children: ReactNode };

function Figure({ label, column, end = false, children }: FigureProps) {
  return (
    <Box gridColumn={{ md: column }} gridRow={{ md: 1 }} textAlign={{ md: end ? 'end' : 'start' }}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </Box>
  );
}

const Row = chakra('li', {
  base: {
    ...entryGrid,
    position: 'relative',
    px: '4',
    py: '3',
    breakInside: 'avoid',
    fontVariantNumeric: 'tabular-nums',
    '&:not(:first-of-type)': { borderTopWidth: '1px' },
    '& > * + *': { mt: { base: '1', md: '0' } },
    '& > time': { display: 'block' },
    // On narrow screens the act stands in the corner of its entry.
    '& > .act': {
      position: { base: 'absolute', md: 'static' },
      gridColumn: 7,
      gridRow: 1,
      top: '1',
      insetEnd: '2',
      my: { md: '-2' },
    },
  },
});

// The names stand over the columns where there are columns; for those who hear the page they are always there.
const Figures = chakra('dl', {
  base: {
    display: { base: 'flex', md: 'contents' },
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '1',
    '& dt': { textStyle: 'sm', color: 'fg.muted', srOnly: { base: false, md: true } },
  },
});
