import { isProblem } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { Skeleton, Stack } from '@haisha/ui';
import type { ReactNode } from 'react';
import type { Reading } from '../record-calls.ts';
import { FromList } from './from-list.ts';
import { isFresh } from './use-known-row.ts';

export type FreshRowProps<Row> = {
  /** Of a query with `refetchOnMount: 'always'`. */
  reading: Reading<Row>;
  /** Shows what is known of the row meanwhile, locked. */
  showsKnown?: boolean;
  /** Puts what is shown before the row into its place: a page, a dialog. */
  around?: (state: ReactNode) => ReactNode;
  children: (row: Row) => ReactNode;
};

/** Lets people work on one row once it has been read anew: a copy from earlier would only lead into a conflict. */
export function FreshRow<Row>({
  reading,
  showsKnown = false,
  around = (state) => state,
  children,
}: FreshRowProps<Row>) {
  const { data, error, isFetchedAfterMount, refetch } = reading;
  const isLocked = !isFresh(reading);
  if (data !== undefined && showsKnown) {
    return (
      <div inert={isLocked} style={{ display: 'contents' }}>
        <FromList value={isLocked}>{children(data)}</FromList>
      </div>
    );
  }
  if (data !== undefined && !isLocked) return children(data);
  return around(
    error && isFetchedAfterMount ? (
      // What is not there does not come by asking again.
      <ProblemState error={error} {...(!isProblem(error, 'record.not_found') && { onRetry: refetch })} />
    ) : (
      <Stack gap="5" role="status" aria-busy="true">
        {['a', 'b', 'c', 'd'].map((line) => (
          <Skeleton key={line} h="16" />
        ))}
      </Stack>
    ),
  );
}
