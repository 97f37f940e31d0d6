import type { Zone } from '@haisha/validation/vehicle-body';
import type { Cell, Labels } from './export-column.ts';

/** `冷蔵 0〜10℃ / 冷凍 -25〜-18℃`. */
export function zonesText(zones: readonly Zone[], { choice }: Labels): Cell {
  if (zones.length === 0) return null;
  const parts = zones.map(({ zone, minCelsius, maxCelsius }) => {
    const name = choice('zone', zone);
    return `${name && 'text' in name ? name.text : zone} ${minCelsius}～${maxCelsius}℃`;
  });
  return { text: parts.join(' / ') };
}
