import type { DriverRecordInput } from '@haisha/validation/driver-record';
import { severalText } from '../../../services/exports/cells/several-text.ts';
import type { Cell, Labels } from '../../../services/words/labels.ts';

/** `中型（8t限定） 1999-05-20 / 大型 取得日不明 AT限定`, in the words of a driver's record. */
export function licencesText(licences: DriverRecordInput['licences'], { word, field }: Labels): Cell {
  return severalText(
    licences.map(({ licenceClass, obtainedDate, automaticOnly }) => {
      const mark = automaticOnly ? [field('licences.automaticOnly')] : [];
      const day = obtainedDate ?? field('licences.dayUnknown');
      return [word('licenceClass', licenceClass), day, ...mark].join(' ');
    }),
  );
}
