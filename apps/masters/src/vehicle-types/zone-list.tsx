import { useJoined } from '@haisha/i18n';
import type { Zone } from '@haisha/validation/vehicle-body';
import { useZoneText } from '../fields/use-zone-text.ts';

export type ZoneListProps = { zones: readonly Zone[] };

/** The compartments of a body. */
export function ZoneList({ zones }: ZoneListProps) {
  const zoneText = useZoneText();
  return useJoined()(zones.map(zoneText));
}
