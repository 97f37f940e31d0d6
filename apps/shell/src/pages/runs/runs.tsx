import { Skeleton } from '@haisha/ui';
import { TodayRuns } from './today-runs.tsx';
import { TomorrowPlan } from './tomorrow-plan.tsx';
import { useRunOverview } from './use-run-overview.ts';

export type RunsProps = { part: 'today' | 'tomorrow' };

/** A part of what the first page says of runs; nothing as long as none is planned, or when they cannot be read. */
export function Runs({ part }: RunsProps) {
  const { isAwaited, plannedRuns } = useRunOverview();
  if (isAwaited) return <Skeleton h="9rem" />;
  if (!plannedRuns) return null;
  return part === 'today' ? <TodayRuns {...plannedRuns} /> : <TomorrowPlan day={plannedRuns.days.tomorrow} />;
}
