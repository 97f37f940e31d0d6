import { readDay } from '@haisha/rules/day';
import { type LicenceClass, licenceClasses } from '@haisha/rules/licence';
import type { CellReading } from '../../../services/imports/fields/cell-reading.ts';
import { wordsOfChoices } from '../../../services/imports/fields/import-field.ts';
import { plainWord } from '../../../services/imports/fields/plain-word.ts';
import { datedEntries } from './dated-entries.ts';

const automaticOnly = /\(?(?:at限定|at車限定|automaticonly|atonly)\)?/;
/** As licences and offices write them besides. */
const otherWords: Record<string, LicenceClass> = {
  中型8t限定: 'medium8t',
  '8t限定中型': 'medium8t',
  '中型(8t)限定': 'medium8t',
  '中型(8t)': 'medium8t',
  準中型5t限定: 'semiMedium5t',
  '5t限定準中型': 'semiMedium5t',
  '準中型(5t)限定': 'semiMedium5t',
  '準中型(5t)': 'semiMedium5t',
};
const unknownDay = /\(?(?:取得日?)?(?:不明|不詳)\)?$|\(?dateunknown\)?$/;
/** Figures that belong to the name of a class: 8t限定, 第1種. */
const partsOfName = /[58]\s*(?:t|トン)|第?\s*1\s*種/gi;
const kind = /^第?[一1]種/;
const afterClass = /^(?:第?[一1]種)?(?:自動車)?(?:運転)?(?:免許)?[:(]?/;

/** Reads the classes of a licence, each with the day it was obtained on if that is known, as `licencesText` writes them. */
export function licencesReader(): (text: string) => CellReading {
  const words = wordsOfChoices('driverRecord', 'licenceClass', licenceClasses);
  for (const [word, licenceClass] of Object.entries(otherWords)) words.set(word, licenceClass);
  const longestFirst = [...words.keys()].toSorted((one, other) => other.length - one.length);

  return (text) => {
    const licences: unknown[] = [];
    for (const part of datedEntries(text)) {
      const plain = plainWord(part).replaceAll('トン', 't');
      const bare = plain.replace(automaticOnly, '').replace(unknownDay, '').replace(kind, '');
      const word = longestFirst.find((one) => bare.startsWith(one));
      if (word === undefined) return { code: 'importRow.licences', params: { text: part } };
      const day = bare
        .slice(word.length)
        .replace(afterClass, '')
        .replace(/(?:取得)?\)?$/, '');
      const reading = day === '' ? { day: null } : readDay(day);
      if (!('day' in reading)) return { code: 'importRow.licences', params: { text: part } };
      licences.push({
        licenceClass: words.get(word),
        obtainedDate: reading.day,
        automaticOnly: automaticOnly.test(plain),
      });
    }
    return { value: licences };
  };
}

type Licence = { licenceClass: LicenceClass; obtainedDate: string | null };

/** What a file says of licences, with the days on record of those whose day it does not say. */
export function keepKnownDays(read: unknown, known: unknown): unknown {
  const recorded = new Map(((known ?? []) as Licence[]).map((one) => [one.licenceClass, one.obtainedDate]));
  return (read as Licence[]).map((one) => ({
    ...one,
    obtainedDate: one.obtainedDate ?? recorded.get(one.licenceClass) ?? null,
  }));
}

/** A class of which the day stands in a column of its own; of several classes nobody knows which one it belongs to. */
export function joinLicences(own: string, { date = '' }: Readonly<Record<string, string>>): string {
  const isDated = /\d/.test(own.normalize('NFKC').replaceAll(partsOfName, ''));
  return own === '' || isDated || datedEntries(own).length > 1 ? own : `${own} ${date}`.trim();
}
