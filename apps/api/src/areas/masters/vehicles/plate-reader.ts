import { parsePlate } from '@haisha/rules/plate';
import type { CellReading } from '../../../services/imports/fields/cell-reading.ts';

export function readPlate(text: string): CellReading {
  const plate = parsePlate(text);
  return plate ? { value: plate } : { code: 'importRow.plate', params: { text } };
}

/**
 * A plate whose parts stand in columns of their own, its serial number perhaps in that of the plate: `品川・100・あ・1234`.
 * One that is there as a whole and in other parts as well is left as both, which is no plate.
 */
export function joinPlate(own: string, { region = '', classNumber = '', kana = '', serialNumber = '' }): string {
  const isWhole = parsePlate(own) !== null;
  const parts = [region, classNumber, kana, serialNumber || (isWhole ? '' : own)].filter((part) => part !== '');
  const joined = parts.join('・');
  if (own === '' || joined.endsWith(`・${own}`)) return joined;
  if (parts.length === 0 || isSamePlate(own, joined)) return own;
  return `${own} / ${joined}`;
}

function isSamePlate(one: string, other: string): boolean {
  return JSON.stringify(parsePlate(one)) === JSON.stringify(parsePlate(other));
}
