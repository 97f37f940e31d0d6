import { useTranslation } from '@haisha/i18n';
import { StatusBadge, type StatusTone } from '@haisha/ui';
import type { Destination } from '@haisha/validation/destination';

const tones: Record<Destination['geoState'], StatusTone> = {
  none: 'neutral',
  automatic: 'neutral',
  confirmed: 'quiet',
};

/** Whether the position of a destination is known and has been looked at. */
export function GeoStateBadge({ state }: { state: Destination['geoState'] }) {
  const { t } = useTranslation('destination');
  return <StatusBadge tone={tones[state]}>{t(`geoState.${state}`)}</StatusBadge>;
}
