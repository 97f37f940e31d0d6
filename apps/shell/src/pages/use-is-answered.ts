import { useQuery } from '@haisha/platform';
import { useRef } from 'react';
import { duesQuery } from './due-list.tsx';
import { useRunOverview } from './runs/use-run-overview.ts';

/**
 * Returns whether the server has answered for runs and deadlines, be it with a refusal: the first page shows its parts
 * together, because one that came later would push the others down. It asks for both at once.
 */
export function useIsAnswered(): boolean {
  const { isAwaited } = useRunOverview();
  const { isPending, failureCount } = useQuery(duesQuery);
  const isAnswered = useRef(false);
  isAnswered.current ||= !isAwaited && (!isPending || failureCount > 0);
  return isAnswered.current;
}
