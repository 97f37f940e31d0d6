import { formatNumber, formatYen } from '@haisha/i18n';

const units: readonly (readonly [RegExp, string])[] = [
  [/KmPerLitre$/, 'km/L'],
  [/Kg$/, 'kg'],
  [/Km$/, 'km'],
  [/Cm$/, 'cm'],
  [/Cc$/, 'cc'],
  [/CubicMetres$/, 'm³'],
];

/** A number with the unit that the name of its field ends in. */
export function numberText(name: string, value: number): string {
  if (name.endsWith('Yen')) return formatYen(value);
  const unit = units.find(([ending]) => ending.test(name))?.[1];
  return unit === undefined ? formatNumber(value) : `${formatNumber(value)} ${unit}`;
}
