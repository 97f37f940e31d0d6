import { useTranslation } from '@haisha/i18n';
import { formatNightTime } from '@haisha/rules/night-time';
import type { DepartureLine } from './departure-lines.ts';

const hour = 60;

/** Says how late, how early, or how long until it is late; the rest, where that is what is wrong. */
export function useDelayText(): (line: DepartureLine) => string {
  const { t } = useTranslation('departureBoard');
  const leftText = useLeftText();
  return ({ row, state }) => {
    if (state.code === 'restShort') return t('rest', { time: formatNightTime(row.restMinutes ?? 0) });
    const { delayMinutes } = state;
    if (delayMinutes === null || state.code === 'planned') return '';
    if (delayMinutes === 0 && row.leaveGarageAt !== null) return t('onTime');
    if (delayMinutes >= hour) return t('lateByHours', { time: formatNightTime(delayMinutes) });
    if (delayMinutes >= 0) return t('late', { count: delayMinutes });
    if (row.leaveGarageAt !== null) return t('early', { count: delayMinutes });
    return leftText(-delayMinutes);
  };
}

/** Says how many minutes are left until something is due. */
export function useLeftText(): (minutes: number) => string {
  const { t } = useTranslation('departureBoard');
  return (minutes) =>
    minutes < hour ? t('left', { count: minutes }) : t('leftHours', { time: formatNightTime(minutes) });
}
