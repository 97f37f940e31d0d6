import { formatNightTime } from '@haisha/rules/night-time';
import type { Course } from '@haisha/validation/course';
import type { Cell } from '../../exports/export-column.ts';

/** `HN-0001 4:30 / HN-0012 5:10`. */
export function stopsText(stops: Course['stops']): Cell {
  if (stops.length === 0) return null;
  const parts = stops.map(({ destinationCode, arriveFromMinutes: at }) =>
    at === null ? destinationCode : `${destinationCode} ${formatNightTime(at)}`,
  );
  return { text: parts.join(' / ') };
}
