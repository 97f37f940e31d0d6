import { isProblem } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { Skeleton, Stack } from '@haisha/ui';
import type { ReactNode } from 'react';
import type { Reading } from '../record-calls.ts';

export type ReadAnewProps<Row> = {
  /** Of a query with `refetchOnMount: 'always'`. */
  reading: Reading<Row>;
  /** Puts what is shown before the row into its place: a page, a dialog. */
  around?: (state: ReactNode) => ReactNode;
  children: (row: Row) => ReactNode;
};

/** Shows what stands on one row once it has been read anew: a copy from earlier would only lead into a conflict. */
export function ReadAnew<Row>({ reading, around = (state) => state, children }: ReadAnewProps<Row>) {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = reading;
  if (data !== undefined && (isFetchedAfterMount || !isFetching)) return children(data);
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
