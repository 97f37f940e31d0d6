import { distanceMetres, type Position } from '@haisha/rules/distance';
import { type DemoMunicipality, demoMunicipalities } from './demo-municipalities.ts';

/** Where the sea is near, stores lie away from it: the bearing inland, 0 is north and 90 east. */
const inland: Record<string, number> = {
  浦安市: 10,
  江東区: 0,
  横須賀市: 250,
  逗子市: 50,
  市原市: 130,
  袖ケ浦市: 130,
  平塚市: 0,
  茅ヶ崎市: 0,
  藤沢市: 0,
  鎌倉市: 10,
  小田原市: 330,
  習志野市: 30,
  船橋市: 10,
  千葉市中央区: 90,
  横浜市鶴見区: 320,
};
const mostMetres = 2_500;
const shareOfGap = 0.35;
const metresPerDegree = 111_195;

/** A place around the office of a municipality, well inside it and on land. */
export function demoPosition(municipality: DemoMunicipality, random: () => number): Position {
  const { city } = municipality;
  const towards = inland[city];
  const bearing = towards === undefined ? random() * 360 : towards + (random() - 0.5) * 120;
  const reach = Math.min(mostMetres, shareOfGap * gapAround(municipality));
  return moved(municipality, bearing, Math.sqrt(random()) * reach);
}

/** The same, put where it is not: a pin that was set in a wrong municipality, farther than 5 km away. */
export function demoWrongPin(municipality: DemoMunicipality, random: () => number): Position {
  const far = demoMunicipalities.find((other) => {
    const metres = distanceMetres(municipality, other);
    return metres > 12_000 && metres < 40_000;
  });
  return demoPosition(far ?? municipality, random);
}

/** How far the nearest other office is. */
function gapAround(municipality: DemoMunicipality): number {
  const others = demoMunicipalities.filter((other) => other !== municipality);
  return Math.min(...others.map((other) => distanceMetres(municipality, other)));
}

function moved({ latitude, longitude }: Position, bearing: number, metres: number): Position {
  const angle = (bearing * Math.PI) / 180;
  const north = (metres * Math.cos(angle)) / metresPerDegree;
  const east = (metres * Math.sin(angle)) / metresPerDegree / Math.cos((latitude * Math.PI) / 180);
  return { latitude: sixDecimals(latitude + north), longitude: sixDecimals(longitude + east) };
}

function sixDecimals(degrees: number): number {
  return Number(degrees.toFixed(6));
}
