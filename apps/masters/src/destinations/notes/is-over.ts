import { tokyoDate } from '@haisha/i18n';
import type { DestinationNote } from '@haisha/validation/destination-note';

/** Whether the day has passed until which a note holds. */
export function isOver({ validTo }: Pick<DestinationNote, 'validTo'>): boolean {
  return validTo !== null && validTo < tokyoDate();
}
