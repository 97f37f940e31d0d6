import { ProblemState } from '@haisha/platform/problem-state';
import { PageFrame, Skeleton, Stack } from '@haisha/ui';
import type { ReactNode } from 'react';
import type { Reading } from '../api/entity-calls.ts';

export type LoadedRowProps<Row> = {
  /** Of a query with `refetchOnMount: 'always'`. */
  reading: Reading<Row>;
  /** Stands over the page while nothing is known of the row yet. */
  title: string;
  children: (row: Row) => ReactNode;
};

/** Shows what stands on one row once it has been read anew: a copy from earlier would only lead into a conflict. */
export function LoadedRow<Row>({ reading, title, children }: LoadedRowProps<Row>) {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = reading;
  if (data !== undefined && (isFetchedAfterMount || !isFetching)) return children(data);
  return (
    <PageFrame title={title} width="form">
      {error && isFetchedAfterMount ? (
        <ProblemState error={error} onRetry={refetch} />
      ) : (
        <Stack gap="5" role="status" aria-busy="true">
          {['a', 'b', 'c', 'd', 'e'].map((line) => (
            <Skeleton key={line} h="16" />
          ))}
        </Stack>
      )}
    </PageFrame>
  );
}
