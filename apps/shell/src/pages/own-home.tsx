import en from '@haisha/i18n/en/own-home.json';
import ja from '@haisha/i18n/ja/own-home.json';
import { useCan } from '@haisha/platform';
import { Skeleton, Stack } from '@haisha/ui';
import { DueList } from './due-list.tsx';
import { OwnScreens } from './own-screens.tsx';
import { OwnRuns } from './runs/own-runs.tsx';
import { useRunOverview } from './runs/use-run-overview.ts';

/** Its texts, in the file of its code: offices have no use for them. */
export const ownHomeTexts = { ja, en };

/** The first page of somebody who sees no fleet: the own runs, the own deadlines, and the screens that are theirs. */
export function OwnHome() {
  const seesRuns = useCan()('allocation.read');
  return (
    <Stack gap="5">
      {seesRuns && <Runs />}
      <DueList quiet />
      <OwnScreens />
    </Stack>
  );
}

function Runs() {
  const { isAwaited, ownRuns } = useRunOverview();
  if (isAwaited) return <Skeleton h="9rem" />;
  return ownRuns && <OwnRuns {...ownRuns} />;
}
