import { isProblem, Link } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { PageFrame, Skeleton, Stack } from '@haisha/ui';
import type { ReactNode } from 'react';
import type { Reading } from '../api/entity-calls.ts';
import { usePageTitle } from '../use-page-title.ts';
import { useBackToList } from './use-back-to-list.ts';

export type LoadedRowProps<Row> = {
  /** Of a query with `refetchOnMount: 'always'`. */
  reading: Reading<Row>;
  /** Stands over the page while nothing is known of the row yet. */
  title: string;
  /** The list it belongs to: `/vehicles`. */
  path: string;
  children: (row: Row) => ReactNode;
};

/** Shows what stands on one row once it has been read anew: a copy from earlier would only lead into a conflict. */
export function LoadedRow<Row>({ reading, title, path, children }: LoadedRowProps<Row>) {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = reading;
  const list = usePageTitle(path);
  const back = useBackToList(path);
  if (data !== undefined && (isFetchedAfterMount || !isFetching)) return children(data);
  return (
    <PageFrame title={title} width="form" breadcrumb={[{ id: 'list', link: <Link to={back.to}>{list}</Link> }]}>
      {error && isFetchedAfterMount ? (
        // What is not there does not come by asking again.
        <ProblemState error={error} {...(!isProblem(error, 'record.not_found') && { onRetry: refetch })} />
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
