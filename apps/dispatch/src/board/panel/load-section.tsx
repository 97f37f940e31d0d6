import { formatNumber, useTranslation } from '@haisha/i18n';
import { useQuery } from '@haisha/platform';
import { Text } from '@haisha/ui';
import type { CSSProperties } from 'react';
import { useBoard } from '../board-context.ts';
import { runDetail } from '../commands/board-api.ts';
import type { Run } from '../day/board-types.ts';
import { fullnessOf } from '../day/run-facts.ts';

/** What is aboard at the fullest point, against what the vehicle takes, and how much of it nobody knows. */
export function LoadSection({ run }: { run: Run }) {
  const { t } = useTranslation('board');
  const { day } = useBoard();
  const vehicle = day?.vehicles.find(({ id }) => id === run.vehicleId);
  const full = fullnessOf(run, vehicle);
  const { data: detail } = useQuery(runDetail(run.id));
  const carried = detail?.deliveries.filter(({ operationStatus }) => operationStatus !== 'cancelled') ?? [];
  const unknown = carried.filter((one) => one.weightKg === null).length;
  const { cages, count, pallets, volumeCubicMetres, weightKg, zones } = run.load;
  const measures = [
    { name: 'weight', share: full.weight, aboard: `${formatNumber(Math.round(weightKg))} kg`, has: weightKg > 0 },
    { name: 'volume', share: full.volume, aboard: `${formatNumber(volumeCubicMetres)} m³`, has: volumeCubicMetres > 0 },
    { name: 'cages', share: full.cages, aboard: formatNumber(cages), has: cages > 0 },
    { name: 'pallets', share: full.pallets, aboard: formatNumber(pallets), has: pallets > 0 },
  ] as const;
  return (
    <section aria-label={t('panel.load')}>
      <h3>
        {t('panel.load')}
        <span>
          {t('bar.count', { count })}
          {run.plannedDistanceKm !== null && ` · ${formatNumber(run.plannedDistanceKm)} km`}
          {zones.length > 0 && ` · ${zones.map((zone) => t(`zoneName.${zone}`)).join(t('row.separator'))}`}
        </span>
      </h3>
      <div data-bars="">
        {measures
          .filter(({ has, share }) => has || share !== null)
          .map(({ aboard, name, share }) => {
            const style: CSSProperties & Record<`--${string}`, string> = { '--used': `${Math.min(100, share ?? 0)}%` };
            return (
              <div key={name} data-over={share !== null && share > 100 ? '' : undefined} style={style}>
                {t(`measure.${name}`)} {share === null ? aboard : `${share}%`}
                <i title={aboard} />
              </div>
            );
          })}
      </div>
      {unknown > 0 && (
        <Text textStyle="xs" color="fg.warning" mt="1">
          {t('panel.weightUnknown', { count: unknown })}
        </Text>
      )}
    </section>
  );
}
