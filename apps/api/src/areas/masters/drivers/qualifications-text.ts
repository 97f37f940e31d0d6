import type { DriverRecordInput } from '@haisha/validation/driver-record';
import { severalText } from '../../../services/exports/cells/several-text.ts';
import type { Cell, Labels } from '../../../services/words/labels.ts';

/** `フォークリフト 2018-05-12 / 危険物取扱者 乙4 2015-04-01 有効期限 2030-03-31`, in the words of a driver's record. */
export function qualificationsText(qualifications: DriverRecordInput['qualifications'], { word, field }: Labels): Cell {
  return severalText(
    qualifications.map(({ kind, name, obtainedDate, expiryDate }) => {
      const named = name === null ? [] : [name];
      const end = expiryDate === null ? [] : [field('qualifications.expiryDate'), expiryDate];
      return [word('qualificationKind', kind), ...named, obtainedDate, ...end].join(' ');
    }),
  );
}
