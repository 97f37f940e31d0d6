const earthRadiusMetres = 6_371_008.8;

/** A place on the map, WGS 84. */
export type Position = { latitude: number; longitude: number };

/** Returns the great-circle distance between two places in metres. */
export function distanceMetres(one: Position, other: Position): number {
  const [north, east] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)];
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * earthRadiusMetres * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** Returns the smallest box of the map that contains every place within this distance. */
export function boxAround({ latitude, longitude }: Position, metres: number) {
  const north = degrees(metres / earthRadiusMetres);
  const east = north / Math.cos(radians(latitude));
  return { south: latitude - north, north: latitude + north, west: longitude - east, east: longitude + east };
}

function radians(degree: number): number {
  return (degree * Math.PI) / 180;
}

function degrees(radian: number): number {
  return (radian * 180) / Math.PI;
}
