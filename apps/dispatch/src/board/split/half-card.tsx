import { formatNumber, useTranslation } from '@haisha/i18n';
import { chakra } from '@haisha/ui';
import type { Delivery } from '@haisha/validation/delivery';
import { useBoard } from '../board-context.ts';
import { halfLoad } from './half-loads.ts';

export type HalfCardProps = {
  title: string;
  deliveries: readonly Delivery[];
  /** Against what it is measured; null for a run without a vehicle. */
  vehicleId: string | null;
};

/** What one of the two runs carries, in all and against what its vehicle takes. */
export function HalfCard({ title, deliveries, vehicleId }: HalfCardProps) {
  const { t } = useTranslation('board');
  const { day } = useBoard();
  const { cages, count, volumeCubicMetres, weightKg } = halfLoad(deliveries);
  const vehicle = day?.vehicles.find(({ id }) => id === vehicleId);
  const measures = [
    { name: 'weight', text: `${formatNumber(weightKg)} kg`, value: weightKg, most: vehicle?.maxLoadKg },
    {
      name: 'volume',
      text: `${formatNumber(volumeCubicMetres)} m³`,
      value: volumeCubicMetres,
      most: vehicle?.capacityCubicMetres,
    },
    { name: 'cages', text: formatNumber(cages), value: cages, most: vehicle?.rollCageCapacity },
  ] as const;
  return (
    <Card aria-label={title}>
      <h3>
        {title} <span>{t('bar.count', { count })}</span>
      </h3>
      <dl aria-live="polite">
        {measures.map(({ most, name, text, value }) => (
          <div key={name} data-over={most && value > most ? '' : undefined}>
            <dt>{t(`measure.${name}`)}</dt>
            <dd>
              {text}
              {most ? <small> / {formatNumber(most)}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const Card = chakra('section', {
  base: {
    flex: '1',
    minW: '0',
    borderWidth: '1px',
    rounded: 'md',
    p: '3',
    fontVariantNumeric: 'tabular-nums',
    '& h3': { fontWeight: 'bold', mb: '2', '& > span': { fontWeight: 'normal', color: 'fg.muted' } },
    '& dl': { display: 'grid', gridTemplateColumns: 'repeat(3, auto)', gap: '2' },
    '& dt': { textStyle: 'xs', color: 'fg.muted' },
    '& small': { color: 'fg.muted', textStyle: 'xs' },
    '& [data-over] dd': { color: 'fg.error', fontWeight: 'bold' },
  },
});
