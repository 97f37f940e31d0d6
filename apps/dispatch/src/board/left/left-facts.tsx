import { formatDate, formatNumber, useTranslation } from '@haisha/i18n';
import { formatNightTime } from '@haisha/rules/night-time';
import type { LeftDelivery } from '../day/board-types.ts';

export type LeftFactsProps = {
  delivery: LeftDelivery;
  /** Where several days are shown. */
  showsDay: boolean;
};

/** When a left-over delivery is wished for, and how much it is. */
export function LeftFacts({ delivery, showsDay }: LeftFactsProps) {
  const { t } = useTranslation('board');
  const { arriveFromMinutes, arriveToMinutes, cages, operationDate, quantity, weightKg } = delivery;
  const times = [arriveFromMinutes, arriveToMinutes].map((at) => (at === null ? '' : formatNightTime(at)));
  return (
    <>
      {showsDay && <span>{formatDate(operationDate).slice(5)}</span>}
      {times.some(Boolean) && <span>{times.join('–')}</span>}
      {weightKg !== null && <span>{formatNumber(weightKg)} kg</span>}
      {cages !== null && cages > 0 && <span>{t('left.cages', { count: cages })}</span>}
      {weightKg === null && quantity !== null && <span>{formatNumber(quantity)}</span>}
    </>
  );
}
