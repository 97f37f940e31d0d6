import { isRealDay } from '@haisha/rules/day';
import { mostAlcohol } from '@haisha/validation/roll-call-choices';

const moment =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?[\sT]*(\d{1,2})[:時](\d{2})(?:[:分](\d{2})(?:\.\d+)?)?[秒分]?$/;
const figure = /^(\d+(?:\.\d+)?)(?:mg\/?l)?$/i;

/** Reads a moment in Japan, ISO 8601 in UTC; null where it is none. */
export function readMoment(text: string): string | null {
  const [, year = '', month = '', day = '', hour = '', minute = '', second = '0'] = moment.exec(plain(text)) ?? [];
  const [hours, minutes, seconds] = [Number(hour), Number(minute), Number(second)];
  if (year === '' || !isRealDay(Number(year), Number(month), Number(day))) return null;
  if (hours > 23 || minutes > 59 || seconds > 59) return null;
  const two = (value: string) => value.padStart(2, '0');
  return new Date(`${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}:${two(second)}+09:00`).toISOString();
}

/** Reads mg/L of breath; null where it is none. */
export function readAlcohol(text: string): number | null {
  const found = figure.exec(plain(text).replaceAll(/\s/g, ''))?.[1];
  if (found === undefined || Number(found) > mostAlcohol) return null;
  return Math.round(Number(found) * 1_000) / 1_000;
}

function plain(text: string): string {
  return text.normalize('NFKC').trim();
}
