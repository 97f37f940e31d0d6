import { useTranslation } from '@haisha/i18n';
import { ProblemState } from '@haisha/platform/problem-state';
import { Box, Button, EmptyState } from '@haisha/ui';
import type { Page } from '@haisha/validation/entity';
import type { ReactNode } from 'react';
import type { ListReading } from '../record-calls.ts';
import { StaleStrip } from './stale-strip.tsx';

export type ListContentProps<Row> = {
  reading: ListReading<Row>;
  list: { isNarrowed: boolean; query: { page: number }; change: (to: { page: number }) => void };
  /** A list that has no rows at all. */
  nothingYet: ReactNode;
  /** The table, with no rows while the first are read and where none was found. */
  children: (page: Page<Row> | undefined) => ReactNode;
};

/** The rows, what stands instead of them, and over rows that could not be read anew that they are the former ones. */
export function ListContent<Row>({ reading, list, nothingYet, children }: ListContentProps<Row>) {
  const { t } = useTranslation('record');
  const { data, error } = reading;
  if (error && data === undefined) {
    return (
      <Box px={{ base: '4', md: '6' }} py="5">
        <ProblemState error={error} onRetry={reading.refetch} />
      </Box>
    );
  }
  if (data?.items.length === 0 && data.total > 0) {
    return (
      <EmptyState
        title={t('list.beyondLast')}
        actions={<Button onClick={() => list.change({ page: 1 })}>{t('list.firstPage')}</Button>}
      />
    );
  }
  if (data?.total === 0 && !list.isNarrowed && !reading.isPlaceholderData) return nothingYet;
  return (
    <>
      {error !== null && <StaleStrip reading={reading} />}
      {children(data)}
    </>
  );
}
