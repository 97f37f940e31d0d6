import { missingZones } from '../course-duty.ts';
import type { CheckFinding } from './check-finding.ts';

/** The zones of a vehicle and the zone of each delivery of its run. */
export type ZonesOfRun<Zone extends string> = {
  available: readonly Zone[];
  deliveries: readonly { deliveryId: string; zone: Zone }[];
};

/** Check 7: a vehicle has the temperature zone of every delivery that it carries. One finding a zone that it lacks. */
export function temperatureZones<Zone extends string>({
  available,
  deliveries,
}: ZonesOfRun<Zone>): CheckFinding<'zoneMissing', { zone: Zone; deliveryIds: string[] }>[] {
  const needed = [...new Set(deliveries.map(({ zone }) => zone))];
  return missingZones(needed, available).map((zone) => {
    const deliveryIds = deliveries.filter((delivery) => delivery.zone === zone).map(({ deliveryId }) => deliveryId);
    return { code: 'zoneMissing', level: 'red', facts: { zone, deliveryIds } };
  });
}
