import { isProblem } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { Flex, Skeleton, Stack } from '@haisha/ui';
import type { ReactNode } from 'react';
import type { Reading } from '../record-calls.ts';
import { FromList } from './from-list.ts';
import { readingProblem } from './reading-problem.ts';
import { isFresh } from './use-known-row.ts';

export type FreshRowProps<Row> = {
  /** Of a query with `refetchOnMount: 'always'`. */
  reading: Reading<Row>;
  /** Shows what is known of the row meanwhile, locked. */
  showsKnown?: boolean;
  /** The way out where there is no such row. */
  wayOut?: ReactNode;
  /** Puts what is shown before the row into its place: a page, a dialog. */
  around?: (state: ReactNode) => ReactNode;
  children: (row: Row) => ReactNode;
};

/** Lets people work on one row once it has been read anew: a copy from earlier would only lead into a conflict. */
export function FreshRow<Row>({
  reading,
  showsKnown = false,
  wayOut,
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
  const problem = readingProblem(error);
  // What is not there does not come by asking again.
  const isMissing = isProblem(problem, 'record.not_found');
  return around(
    problem && isFetchedAfterMount ? (
      <ProblemState error={problem} {...(!isMissing && { onRetry: refetch })}>
        {isMissing ? wayOut : undefined}
      </ProblemState>
    ) : (
      <Stack gap="6" role="status" aria-busy="true">
        {['a', 'b', 'c'].map((section) => (
          <Stack key={section} gap="4">
            <Skeleton h="5" w="24" />
            <Flex gap="4">
              <Skeleton h="control" flex="1" />
              <Skeleton h="control" flex="1" />
              <Skeleton h="control" flex="1" hideBelow="md" />
            </Flex>
          </Stack>
        ))}
      </Stack>
    ),
  );
}
