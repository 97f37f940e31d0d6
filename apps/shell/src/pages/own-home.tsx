import en from '@haisha/i18n/en/own-home.json';
import ja from '@haisha/i18n/ja/own-home.json';
import { ProblemState } from '@haisha/platform/problem-state';
import { Skeleton, Stack } from '@haisha/ui';
import { DueList } from './due-list.tsx';
import { OwnScreens } from './own-screens.tsx';
import { OwnRuns } from './runs/own-runs.tsx';
import { useRunOverview } from './runs/use-run-overview.ts';
import { useIsAnswered } from './use-is-answered.ts';

/** Its texts, in the file of its code: offices have no use for them. */
export const ownHomeTexts = { ja, en };

/** The first page of somebody who sees no fleet: the own runs, the own deadlines, and the screens that are theirs. */
export function OwnHome() {
  const { ownRuns, problem } = useRunOverview();
  if (!useIsAnswered()) return <Skeleton h="22rem" />;
  return (
    <Stack gap="5">
      {problem ? <ProblemState {...problem} /> : ownRuns && <OwnRuns {...ownRuns} />}
      <DueList quiet />
      <OwnScreens />
    </Stack>
  );
}
