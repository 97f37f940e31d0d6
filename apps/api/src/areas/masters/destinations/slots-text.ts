import { formatNightTime } from '@haisha/rules/night-time';
import type { Destination } from '@haisha/validation/destination';
import { severalText } from '../../../services/exports/cells/several-text.ts';
import type { Cell, Labels } from '../../../services/words/labels.ts';

/** `月 6:00-9:00 厳守 / 月 14:00-16:00 目安`. */
export function slotsText(slots: Destination['slots'], { word }: Labels): Cell {
  const parts = slots.map(({ weekday, fromMinutes, toMinutes, kind }) => {
    const time = `${formatNightTime(fromMinutes)}-${formatNightTime(toMinutes)}`;
    return `${word('weekday', weekday)} ${time} ${word('slotKind', kind)}`;
  });
  return severalText(parts);
}
