import { formatNightTime } from '@haisha/rules/night-time';
import type { Course } from '@haisha/validation/course';
import { severalText } from '../../../services/exports/cells/several-text.ts';
import type { Cell, Labels } from '../../../services/words/labels.ts';

/** `HN-0001 4:30-4:50 15 / HN-0012 5:10 20 休憩`: when to arrive, minutes of work, and whether there is a break. */
export function stopsText(stops: Course['stops'], { word }: Labels): Cell {
  const parts = stops.map(({ destinationCode, arriveFromMinutes, arriveToMinutes, workMinutes, hasBreak }) => {
    const [from, to] = [arriveFromMinutes, arriveToMinutes].map((at) => (at === null ? '' : formatNightTime(at)));
    const time = to === '' ? from : `${from}-${to}`;
    const rest = hasBreak ? word('stopMark', 'break') : '';
    return [destinationCode, time, workMinutes, rest].filter((part) => part !== '').join(' ');
  });
  return severalText(parts);
}
