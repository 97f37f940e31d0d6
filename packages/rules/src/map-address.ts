/** The map services that addresses open in, one for a whole installation. */
export const mapServices = ['google', 'apple', 'yahoo'] as const;
export type MapService = (typeof mapServices)[number];

/** Where something is: its address, and its position once that is known (WGS84). */
export type MappedPlace = { address: string; position?: Position | null | undefined };
export type Position = { latitude: number; longitude: number };

/** As rows and forms hold them; a form may hold text that is no number. */
type Coordinates = Partial<
  Record<'latitude' | 'longitude' | 'entranceLatitude' | 'entranceLongitude', number | string | null>
>;

/** Returns the address of a page that shows a place on the map: its position where that is known, else its address. */
export function mapAddress(service: MapService, { address, position }: MappedPlace): string {
  const said = encodeURIComponent(address);
  const at = position && `${position.latitude},${position.longitude}`;
  if (service === 'apple') return `https://maps.apple.com/?${at ? `ll=${at}&` : ''}q=${said}`;
  if (service === 'google') {
    return `https://www.google.com/maps/search/?api=1&query=${at ? encodeURIComponent(at) : said}`;
  }
  return position
    ? `https://map.yahoo.co.jp/place?lat=${position.latitude}&lon=${position.longitude}&zoom=17`
    : `https://map.yahoo.co.jp/search?q=${said}`;
}

/**
 * Returns the address of a page that leads to a place from wherever the person is: to its position where that is known,
 * else to its address. A service that takes no way by its address shows the place.
 */
export function routeAddress(service: MapService, place: MappedPlace): string {
  const { address, position } = place;
  const to = encodeURIComponent(position ? `${position.latitude},${position.longitude}` : address);
  if (service === 'google') return `https://www.google.com/maps/dir/?api=1&destination=${to}`;
  return service === 'apple' ? `https://maps.apple.com/?daddr=${to}` : mapAddress(service, place);
}

/** Returns where vehicles go to: the entrance, else the building; null while neither is known. */
export function positionOf({ latitude, longitude, entranceLatitude, entranceLongitude }: Coordinates): Position | null {
  return position(entranceLatitude, entranceLongitude) ?? position(latitude, longitude);
}

function position(latitude: unknown, longitude: unknown): Position | null {
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
}
