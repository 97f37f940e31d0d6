import { formatDate, formatNumber, formatYen, useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { Box, chakra, Flex, Icon, IconButton, StatusBadge, Text } from '@haisha/ui';
import type { VehicleEntry } from '@haisha/validation/vehicle-history';
import type { ReactNode } from 'react';
import { entryGrid, inColumns, inWideColumns } from './entry-grid.ts';
import { entryFilesPlace } from './files/entry-files-place.ts';
import { EntryFilesShown } from './files/entry-files-shown.tsx';
import { kindTone } from './kind-tone.ts';
import { useMoveText } from './use-move-text.ts';

export type EntryItemProps = {
  entry: VehicleEntry;
  /** Somebody has just changed it. */
  marked: boolean;
  onOpen: ((entry: VehicleEntry) => void) | undefined;
};

/** One entry: when, what, by whom, how far, how much, and when again. */
export function EntryItem({ entry, marked, onOpen }: EntryItemProps) {
  const { t } = useTranslation('vehicleHistory');
  const can = useCan();
  const move = useMoveText()(entry);
  const kind = t(`kind.${entry.kind}`);
  const { odometerKm, nextDueDate, amountYen, taxYen } = entry;
  const isPaid = amountYen !== null || taxYen !== null;
  const hasFigures = isPaid || odometerKm !== null || nextDueDate !== null;
  return (
    <Row data-marked={marked ? '' : undefined}>
      <div className="when">
        <time dateTime={entry.entryDate}>{formatDate(entry.entryDate, { weekday: true })}</time>
        <Flex className="kind" gap="2" wrap="wrap">
          <StatusBadge tone={kindTone(entry.kind)}>{kind}</StatusBadge>
          {entry.archivedAt && <StatusBadge tone="neutral">{t('entity:archived')}</StatusBadge>}
        </Flex>
      </div>
      <Box className="content" minW="0" overflowWrap="anywhere">
        {entry.vendor !== null && <Text>{entry.vendor}</Text>}
        {move !== null && <Text>{move}</Text>}
        {entry.note !== null && (
          <Text textStyle="sm" color="fg.muted" whiteSpace="pre-line">
            {entry.note}
          </Text>
        )}
        {entry.fileCount > 0 && <EntryFilesShown place={entryFilesPlace(entry)} count={entry.fileCount} />}
      </Box>
      {hasFigures && (
        <dl>
          {odometerKm !== null && (
            <Figure label={t('field.odometerKm')} column="odometer">{`${formatNumber(odometerKm)} km`}</Figure>
          )}
          {nextDueDate !== null && (
            <Figure label={t('field.nextDueDate')} column="due">
              {formatDate(nextDueDate)}
            </Figure>
          )}
          {isPaid && (
            <Figure label={t('field.amountYen')} column="amount">
              {formatYen(amountYen ?? 0)}
              {taxYen !== null && (
                <Text as="span" display="block" textStyle="sm" color="fg.muted">
                  {t('tax', { amount: formatYen(taxYen) })}
                </Text>
              )}
            </Figure>
          )}
        </dl>
      )}
      {onOpen && can('vehicleHistory.update') && (
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

type FigureProps = { label: string; column: 'odometer' | 'due' | 'amount'; children: ReactNode };

function Figure({ label, column, children }: FigureProps) {
  return (
    <div className={column}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

// Names stand over the columns where there are columns; those who hear the page are told them everywhere.
const unseen = { position: 'absolute', boxSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const;

const Row = chakra('li', {
  base: {
    ...entryGrid,
    position: 'relative',
    py: '2',
    breakInside: 'avoid',
    fontVariantNumeric: 'tabular-nums',
    transition: 'background-color 0.6s',
    '&[data-marked]': { bg: 'bg.warning', boxShadow: 'inset 3px 0 {colors.border.warning}' },
    '&:not(:first-of-type)': { borderTopWidth: '1px' },
    '& time': { display: 'block' },
    '& .kind, & > * + *': { mt: '1' },
    '& > .act': { position: 'absolute', top: '1', insetEnd: '2', m: '0' },
    '& dl': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '3', alignItems: 'baseline' },
    '& dl > div': { display: 'contents' },
    '& dt': { textStyle: 'sm', color: 'fg.muted', flexShrink: '0' },
    [inColumns]: {
      ...entryGrid[inColumns],
      '& > * + *': { mt: '0' },
      '& > .when': { gridColumn: '1', gridRow: '1 / span 4' },
      '& > .content': { gridColumn: '2', gridRow: '1' },
      '& dl': { display: 'contents' },
      '& dl > div': { display: 'flex', gap: '2', alignItems: 'baseline', gridColumn: '2' },
      '& dl > .amount': { display: 'block', gridColumn: '3', gridRow: '1 / span 4', textAlign: 'end' },
      '& .amount > dt': unseen,
    },
    [inWideColumns]: {
      ...entryGrid[inWideColumns],
      '& > .when': { display: 'contents' },
      '& .kind': { mt: '0' },
      '& > .content': { gridColumn: '3', gridRow: '1' },
      '& dl > div': { display: 'block', gridRow: '1' },
      '& dl > .odometer': { gridColumn: '4', textAlign: 'end' },
      '& dl > .due': { gridColumn: '5' },
      '& dl > .amount': { gridColumn: '6', gridRow: '1' },
      '& dt': unseen,
    },
  },
});
