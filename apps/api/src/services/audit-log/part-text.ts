import { formatNightTime } from '@haisha/rules/night-time';
import type { Course } from '@haisha/validation/course';
import type { Destination } from '@haisha/validation/destination';
import type { Zone } from '@haisha/validation/vehicle-body';
import { stopsText } from '../../areas/masters/courses/stops-text.ts';
import { slotsText } from '../../areas/masters/destinations/slots-text.ts';
import { zonesText } from '../../areas/masters/temperature-zones/zones-text.ts';
import type { Cell } from '../exports/cells/export-column.ts';
import { listText } from '../exports/cells/list-text.ts';
import { csvText } from '../exports/file/csv.ts';
import { type Locale, labelsOf } from '../exports/words/export-words.ts';

const timesOfRun = /^(?:report|rollCall|leaveGarage|loadStart|loadEnd|depart|return|end)Minutes$/;

/** Fields that are read in a way of their own, as in a file of their list; null for all others. */
export function partText(locale: Locale, entity: string, path: string, value: unknown): string | null {
  const cell = partCell(locale, entity, path, value);
  return cell === undefined ? null : csvText(cell);
}

function partCell(locale: Locale, entity: string, path: string, value: unknown): Cell | undefined {
  if (Array.isArray(value)) {
    const [first] = value;
    if (path === 'zones' && typeof first === 'object')
      return zonesText(value as Zone[], labelsOf('vehicleType', locale));
    if (entity === 'destination' && path === 'slots') {
      return slotsText(value as Destination['slots'], labelsOf('destination', locale));
    }
    if (entity === 'course' && path === 'stops') {
      return stopsText(value as Course['stops'], labelsOf('course', locale));
    }
    if (path === 'zones') return listText('zone', value, labelsOf('course', locale));
    if (/weekdays$/i.test(path)) return listText('weekday', value, labelsOf('course', locale));
  }
  if (entity === 'course' && typeof value === 'number' && timesOfRun.test(path))
    return { text: formatNightTime(value) };
  return undefined;
}
