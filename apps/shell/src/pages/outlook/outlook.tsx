import en from '@haisha/i18n/en/home-outlook.json';
import ja from '@haisha/i18n/ja/home-outlook.json';
import { useCan } from '@haisha/platform';
import { useRunOverview } from '../runs/use-run-overview.ts';
import { NearLimits } from './near-limits.tsx';
import { OnTheRoad } from './on-the-road.tsx';

/** Its texts, in the file of its code: they come after the page. */
export const outlookTexts = { ja, en };

/** How the day goes on the road, and whose hours come to an end. */
export function Outlook() {
  const { plannedRuns } = useRunOverview();
  const hasHours = useCan()('compliance.read');
  return (
    <>
      {plannedRuns !== null && plannedRuns.days.today.runs > 0 && <OnTheRoad />}
      {hasHours && <NearLimits />}
    </>
  );
}
