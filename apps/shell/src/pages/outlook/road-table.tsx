import { formatNumber, useTranslation } from '@haisha/i18n';
import { type OnTheRoad, roadStepMinutes } from '@haisha/validation/on-the-road';
import { FactTable } from '../fact-table.tsx';

const stepsOfHour = 60 / roadStepMinutes;

/** The counts at each full hour as figures. */
export function RoadTable({ counts: { actual, planned } }: { counts: OnTheRoad }) {
  const { t } = useTranslation('homeOutlook');
  const rows = planned
    .map((count, step) => ({ step, count }))
    .filter(({ step }) => step % stepsOfHour === 0 && step < planned.length - 1)
    .map(({ count, step }) => {
      const out = actual[step];
      const figures = [formatNumber(count), out === undefined ? '' : formatNumber(out)];
      return { id: String(step), cells: [t('road.clock', { hour: step / stepsOfHour }), ...figures] };
    });
  return (
    <FactTable label={t('road.title')} columns={[t('road.hour'), t('road.planned'), t('road.actual')]} rows={rows} />
  );
}
