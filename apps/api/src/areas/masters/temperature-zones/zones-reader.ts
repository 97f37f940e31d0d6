import type { AuditEntity } from '@haisha/validation/audit-choices';
import { temperatureZones } from '@haisha/validation/vehicle-body';
import type { CellReading } from '../../../services/imports/fields/cell-reading.ts';
import { wordsOfChoices } from '../../../services/imports/fields/import-field.ts';
import { plainWord } from '../../../services/imports/fields/plain-word.ts';

const zonePattern = /^(.*?)(-?\d+(?:\.\d+)?)[~〜](-?\d+(?:\.\d+)?)(?:°c|度)?$/;

/** Reads `冷蔵 0～10℃ / 冷凍 -25～-18℃`, as the export writes it. */
export function zonesReader(entity: AuditEntity): (text: string) => CellReading {
  const words = wordsOfChoices(entity, 'zone', temperatureZones);
  return (text) => {
    const zones = text.split(/[/／]/).map((part) => {
      const [, word = '', min, max] = zonePattern.exec(plainWord(part).replaceAll('−', '-')) ?? [];
      return { zone: words.get(word), minCelsius: Number(min), maxCelsius: Number(max) };
    });
    return zones.every(({ zone }) => zone !== undefined)
      ? { value: zones }
      : { code: 'importRow.zones', params: { text } };
  };
}
