import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { Section } from '../../layout/section.tsx';
import { RunsToDecide } from './runs-to-decide.tsx';
import { TodayRuns } from './today-runs.tsx';
import { TomorrowPlan } from './tomorrow-plan.tsx';
import { useRunOverview } from './use-run-overview.ts';

export type RunsProps = { part: 'today' | 'tomorrow' };

/** A part of what the first page says of runs; nothing as long as none is planned, or when they are not read. */
export function Runs({ part }: RunsProps) {
  const { plannedRuns, problem } = useRunOverview();
  const can = useCan();
  const { t } = useTranslation('runOverview');
  const mayAct = can('allocation.update') || can('rollCall.create');
  if (problem && part === 'today') {
    return (
      <Section title={t('today')}>
        <ProblemState {...problem} />
      </Section>
    );
  }
  if (!plannedRuns) return null;
  const { days } = plannedRuns;
  if (part === 'tomorrow') return <TomorrowPlan day={days.tomorrow} />;
  return (
    <>
      <TodayRuns day={days.today} />
      {mayAct && <RunsToDecide {...plannedRuns} />}
    </>
  );
}
