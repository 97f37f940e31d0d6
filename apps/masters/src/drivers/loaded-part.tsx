import { ProblemState } from '@haisha/platform/problem-state';
import { Skeleton, Stack } from '@haisha/ui';
import type { ReactNode } from 'react';
import type { Reading } from '../api/entity-calls.ts';

export type LoadedPartProps<Part> = {
  /** Of a query with `refetchOnMount: 'always'`. */
  reading: Reading<Part>;
  children: (part: Part) => ReactNode;
};

/** Shows a part of a driver once it has been read anew. */
export function LoadedPart<Part>({ reading, children }: LoadedPartProps<Part>) {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = reading;
  if (data !== undefined && (isFetchedAfterMount || !isFetching)) return children(data);
  if (error && isFetchedAfterMount) return <ProblemState error={error} onRetry={refetch} />;
  return (
    <Stack gap="5" role="status" aria-busy="true">
      {['a', 'b', 'c'].map((line) => (
        <Skeleton key={line} h="16" />
      ))}
    </Stack>
  );
}
