import { Text } from '@haisha/ui';
import type { Zone } from '@haisha/validation/vehicle-body';
import { useZoneText } from '../fields/use-zone-text.ts';

export type ZoneListProps = { zones: readonly Zone[] };

/** The compartments of a body, one a line. */
export function ZoneList({ zones }: ZoneListProps) {
  const zoneText = useZoneText();
  return zones.map((zone) => (
    <Text key={`${zone.zone} ${zone.minCelsius} ${zone.maxCelsius}`} whiteSpace="nowrap">
      {zoneText(zone)}
    </Text>
  ));
}
