import type { Zone } from '@haisha/validation/vehicle-body';
import { severalText } from '../../../services/exports/cells/several-text.ts';
import type { Cell, Labels } from '../../../services/words/labels.ts';

/** `冷蔵 0〜10℃ / 冷凍 -25〜-18℃`. */
export function zonesText(zones: readonly Zone[], { word }: Labels): Cell {
  return severalText(
    zones.map(({ zone, minCelsius, maxCelsius }) => `${word('zone', zone)} ${minCelsius}～${maxCelsius}℃`),
  );
}
