import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { Box, chakra, Heading, Stack } from '@haisha/ui';
import type { VehicleEntry } from '@haisha/validation/vehicle-history';
import { entriesByYear } from './entries-by-year.ts';
import { entryGrid, inColumns, inWideColumns } from './entry-grid.ts';
import { EntryItem } from './entry-item.tsx';

export type EntryListProps = {
  entries: readonly VehicleEntry[];
  /** Ids of entries that somebody has just changed. */
  marked: ReadonlySet<string>;
  /** Without it nothing can be changed. */
  onOpen: ((entry: VehicleEntry) => void) | undefined;
};

/** Entries year by year, in columns where there is room; these are named once, over the first year. */
export function EntryList({ entries, marked, onOpen }: EntryListProps) {
  const { t } = useTranslation('vehicleHistory');
  const actRoom = useCan()('vehicleHistory.update') && onOpen ? '3.5rem' : '1rem';
  return (
    <Stack gap="4" css={{ '--act-room': actRoom, _print: { '--act-room': '1rem' } }}>
      {entriesByYear(entries).map(({ year, entries: ofYear }, index) => (
        <Box as="section" key={year} aria-label={t('list.year', { year })}>
          <Heading as="h2" size="md" mb="2">
            {t('list.year', { year })}
          </Heading>
          <Box borderBlockWidth="1px" css={{ containerType: 'inline-size' }}>
            {index === 0 && (
              <Columns aria-hidden="true">
                <span>{t('field.entryDate')}</span>
                <span className="figure">{t('field.kind')}</span>
                <span>{t('list.content')}</span>
                <span className="figure">{t('field.odometerKm')}</span>
                <span className="figure">{t('short.nextDueDate')}</span>
                <span className="amount">{t('short.amountYen')}</span>
              </Columns>
            )}
            <chakra.ol listStyleType="none">
              {ofYear.map((entry) => (
                <EntryItem key={entry.id} entry={entry} marked={marked.has(entry.id)} onOpen={onOpen} />
              ))}
            </chakra.ol>
          </Box>
        </Box>
      ))}
    </Stack>
  );
}

const Columns = chakra('div', {
  base: {
    ...entryGrid,
    display: 'none',
    py: '2',
    borderBottomWidth: '1px',
    textStyle: 'xs',
    color: 'fg.subtle',
    '& > .figure': { display: 'none' },
    '& > .amount': { textAlign: 'end' },
    [inColumns]: { ...entryGrid[inColumns] },
    [inWideColumns]: {
      ...entryGrid[inWideColumns],
      '& > .figure': { display: 'block' },
      '& > .figure:nth-of-type(4)': { textAlign: 'end' },
    },
  },
});
