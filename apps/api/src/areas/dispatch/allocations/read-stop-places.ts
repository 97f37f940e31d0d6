import { positionOf } from '@haisha/rules/map-address';
import type { Allocation, StopPlace } from '@haisha/validation/allocation';
import { sql } from 'drizzle-orm';
import { isAmong } from '../../../db/is-among.ts';
import { destinations } from '../../../db/schema/masters/destinations.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';

const { addressLine1, addressLine2, city, prefecture } = destinations;

/** Reads the destinations on the way of a run that is within scope: whoever drives it must find and call them. */
export async function readStopPlaces(db: Reader, { stops }: Pick<Allocation, 'stops'>): Promise<StopPlace[]> {
  const ids = [...new Set(stops.flatMap(({ destinationId }) => destinationId ?? []))];
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      destinationId: destinations.id,
      phone: destinations.phone,
      address: sql<string>`concat_ws(' ', ${prefecture} || ${city} || ${addressLine1}, ${addressLine2})`,
      latitude: destinations.latitude,
      longitude: destinations.longitude,
      entranceLatitude: destinations.entranceLatitude,
      entranceLongitude: destinations.entranceLongitude,
    })
    .from(destinations)
    .where(isAmong(destinations.id, ids));
  return rows.map(({ address, destinationId, phone, ...at }) => ({
    destinationId,
    phone,
    address,
    position: positionOf(at),
  }));
}
