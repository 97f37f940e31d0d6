import { readDay } from '@haisha/rules/day';
import { type LicenceClass, licenceClasses } from '@haisha/rules/licence';
import { lacksDay } from '@haisha/rules/month';
import type { DriverRecordInput } from '@haisha/validation/driver-record';
import type { CellReading } from '../../../services/imports/fields/cell-reading.ts';
import { importFieldsFor, wordsOfChoices } from '../../../services/imports/fields/import-field.ts';
import { plainWord } from '../../../services/imports/fields/plain-word.ts';
import { labelsOf } from '../../../services/words/labels.ts';
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
/** A licence for trailers beside the classes; one of the second kind, or limited to small ones, is another thing. */
const towing =
  /[+&(]?(?:(?:けん引|牽引)(?!第?[二2]種|二|小型)(?:第?[一1]種)?(?:免許|自動車)*|towing(?:licen[cs]e)?)\)?/;
/** Figures that belong to the name of a class: 8t限定, 第1種. */
const partsOfName = /[58]\s*(?:t|トン)|第?\s*1\s*種/gi;
const kind = /^第?[一1]種/;
const afterClass = /^(?:第?[一1]種)?(?:自動車)?(?:運転)?(?:免許)?[:(]?/;

/**
 * Reads the classes of a licence, each with the day it was obtained on if that is known, as `licencesText` writes them,
 * and the licence for trailers, which is a field of its own and has no day.
 */
export function licencesReader(): (text: string) => CellReading {
  const words = wordsOfChoices('driverRecord', 'licenceClass', licenceClasses);
  for (const [word, licenceClass] of Object.entries(otherWords)) words.set(word, licenceClass);
  const longestFirst = [...words.keys()].toSorted((one, other) => other.length - one.length);

  return (text) => {
    const licences: unknown[] = [];
    let isTowing = false;
    for (const part of datedEntries(text)) {
      const whole = plainWord(part).replaceAll('トン', 't');
      const plain = whole.replace(towing, '');
      if (plain !== whole) isTowing = true;
      const bare = plain.replace(automaticOnly, '').replace(unknownDay, '').replace(kind, '');
      const word = longestFirst.find((one) => bare.startsWith(one)) ?? (isTowingAlone(whole, plain) ? '' : undefined);
      if (word === undefined) return { code: 'importRow.licences', params: { text: part } };
      const day = bare
        .slice(word.length)
        .replace(afterClass, '')
        .replace(/(?:取得)?\)?$/, '');
      const reading = day === '' ? { day: null } : readDay(day);
      if (!('day' in reading))
        return lacksDay(day) ? askDay(part) : { code: 'importRow.licences', params: { text: part } };
      if (word === '') continue;
      licences.push({
        licenceClass: words.get(word),
        obtainedDate: reading.day,
        automaticOnly: automaticOnly.test(plain),
      });
    }
    return { value: licences, ...(isTowing && { also: { 'record.hasTowing': true } }) };
  };
}

const dayUnknown = (locale: 'ja' | 'en') => labelsOf('driverRecord', locale).field('licences.dayUnknown');

const monthAlone = /(?:\d{4}|(?:[RHST]|令和|平成|昭和|大正)\s*(?:\d{1,2}|元))\s*[-/.年]\s*\d{1,2}\s*月?/i;

/** Asks whether the day of a class is unknown of which the month is known: it would be stored as such. */
function askDay(part: string): CellReading {
  const withUnknown = (locale: 'ja' | 'en') =>
    part
      .replace(monthAlone, ` ${dayUnknown(locale)} `)
      .replaceAll(/\s+/g, ' ')
      .trim();
  return {
    code: 'importRow.licenceMonth',
    params: { text: part, near: withUnknown('ja'), nearEn: withUnknown('en') },
  };
}

function isTowingEntry(entry: string): boolean {
  const whole = plainWord(entry);
  return isTowingAlone(whole, whole.replace(towing, ''));
}

/** Whether an entry of a cell begins with the licence for trailers. */
function isTowingAlone(whole: string, rest: string): boolean {
  return whole !== rest && (rest === '' || whole.search(towing) === 0);
}

type Licence = { licenceClass: LicenceClass; obtainedDate: string | null };

/**
 * What a file says of licences, with the days on record of those whose day it does not say. A licence for trailers alone
 * takes none away.
 */
export function keepKnownDays(read: unknown, known: unknown): unknown {
  const held = (known ?? []) as Licence[];
  const recorded = new Map(held.map((one) => [one.licenceClass, one.obtainedDate]));
  const said = read as Licence[];
  if (said.length === 0) return held;
  return said.map((one) => ({
    ...one,
    obtainedDate: one.obtainedDate ?? recorded.get(one.licenceClass) ?? null,
  }));
}

type LicenceParts = Readonly<Record<string, string>>;

/**
 * A class of which the day stands in a column of its own; of several classes nobody knows which one it belongs to, unless
 * there are as many days, in the order in which the cell has the classes. A limitation in a column of its own is that of its
 * class, and so is a mark or a day in a column of a class.
 */
export function joinLicences(
  said: string,
  { date = '', limit8t = '', limit5t = '', ...classes }: LicenceParts,
): string {
  const own = withClasses(said, classes);
  const limited = withLimit(withLimit(own, limit8t, '中型', '8t限定'), limit5t, '準中型', '5t限定');
  const isDated = /\d/.test(limited.normalize('NFKC').replaceAll(partsOfName, ''));
  if (limited === '' || isDated || date === '') return limited;
  const entries = datedEntries(limited);
  const dayOf = daysOf(entries, date, own === said);
  return entries.map((entry) => (dayOf.has(entry) ? `${entry} ${dayOf.get(entry)}` : entry)).join(' / ');
}

/** Which day belongs to which entry; none where that would be a guess. The licence for trailers may have one of its own. */
function daysOf(entries: readonly string[], date: string, isInOrder: boolean): Map<string, string> {
  const driven = entries.filter((entry) => !isTowingEntry(entry));
  const days = date.split(severalDays);
  const several = [entries, driven].find((some) => some.length > 1 && some.length === days.length);
  if (several) return new Map(isInOrder ? several.map((entry, index) => [entry, days[index] ?? '']) : []);
  if (driven.length > 1) return new Map();
  return new Map((driven.length > 0 ? driven : entries.slice(0, 1)).map((entry) => [entry, date]));
}

/** What parts days in a cell; a stroke is within one of them unless it has spaces around it. */
const severalDays = /\s*[\n\r、,，;；・]+\s*|\s+[/／]\s+/;

/** The columns of classes by what they say of the field, with the name of the class. */
const licenceColumns = { ordinary: '普通', semiMedium: '準中型', medium: '中型', large: '大型' } as const;
const limitFirst = /^\(?[58]\s*(?:t|トン)/i;
const isNone = /^[-―ー−–]+$/;

/** Names each class that has a mark, a day or a limitation in its column; one that the cell names already stays. */
function withClasses(said: string, classes: LicenceParts): string {
  const entries = datedEntries(said);
  const marked = Object.entries(licenceColumns).flatMap(([column, name]) => {
    const cell = (classes[column] ?? '').normalize('NFKC').trim();
    const reading = cell === '' || isNone.test(cell) ? { value: false } : readFlag?.(cell);
    const isMark = reading !== undefined && 'value' in reading;
    if (isMark && reading.value !== true) return [];
    return [{ name, entry: isMark ? name : `${name}${limitFirst.test(cell) ? '' : ' '}${cell}` }];
  });
  const others = entries.filter((entry) => !marked.some(({ name }) => plainWord(entry).replace('免許', '') === name));
  return marked.length === 0 ? said : [...others, ...marked.map(({ entry }) => entry)].join(' / ');
}

/** A licence for trailers as lists of offices have it: with the day it was obtained on, which is not kept. */
export function readTowing(text: string): CellReading {
  const plain = text.trim();
  if (isNone.test(plain)) return { value: false };
  return 'day' in readDay(plain) ? { value: true } : (readFlag?.(text) ?? { value: text });
}

const { read: readFlag } = importFieldsFor<DriverRecordInput>('driverRecord').flag('hasTowing');

/** What is neither yes nor no, and a limitation without its class, stands there to be refused. */
function withLimit(own: string, said: string, name: string, limit: string): string {
  const reading = said === '' ? { value: false } : readFlag?.(said);
  if (!reading || !('value' in reading)) return `${own} ${limit} ${said}`.trim();
  const isLimited = plainWord(own).replaceAll('トン', 't').includes(limit.slice(0, 2));
  if (reading.value !== true || isLimited) return own;
  const unlimited = new RegExp(name === '中型' ? '(?<!準)中型' : name);
  return unlimited.test(own) ? own.replace(unlimited, name + limit) : `${own} ${limit}`.trim();
}
