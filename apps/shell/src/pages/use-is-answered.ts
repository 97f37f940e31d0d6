import { useQuery } from '@haisha/platform';
import { useEffect, useState } from 'react';
import { duesQuery } from './due-list.tsx';
import { useRunOverview } from './runs/use-run-overview.ts';

/** How long parts that are there wait for a slower one. */
const longestWaitMs = 1_000;

/**
 * Returns whether the server has answered for runs and deadlines, be it with a refusal, or has taken too long: the first
 * page shows its parts together, because one that came later would push the others down. It asks for both at once.
 */
export function useIsAnswered(): boolean {
  const { isAwaited } = useRunOverview();
  const { isPending, failureCount } = useQuery(duesQuery);
  const [wasAnswered, setWasAnswered] = useState(false);
  const isAnswered = wasAnswered || (!isAwaited && (!isPending || failureCount > 0));
  // What is shown once stays, also while it is asked for anew.
  if (isAnswered && !wasAnswered) setWasAnswered(true);
  useEffect(() => {
    const timer = setTimeout(() => setWasAnswered(true), longestWaitMs);
    return () => clearTimeout(timer);
  }, []);
  return isAnswered;
}
