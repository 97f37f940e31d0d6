import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { type ReloadOutcome, reloadOnce } from '../areas/chunk-guard.ts';
import { ServerDown } from './server-down.tsx';

/** Shown instead of a part of the page that could not be fetched: reloads as soon as the server answers. */
export function MissingPart({ children }: { children: ReactNode }) {
  const [outcome, setOutcome] = useState<ReloadOutcome>();
  const attempt = useCallback(async () => setOutcome(await reloadOnce()), []);
  useEffect(() => void attempt(), [attempt]);
  if (outcome === 'unreachable') return <ServerDown onRetry={attempt} />;
  return outcome === 'tooSoon' ? children : null;
}
