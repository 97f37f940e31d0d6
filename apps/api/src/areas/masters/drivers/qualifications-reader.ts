import { readDay } from '@haisha/rules/day';
import { lacksDay } from '@haisha/rules/month';
import { type DriverRecordInput, qualificationKinds } from '@haisha/validation/driver-record';
import type { CellReading } from '../../../services/imports/fields/cell-reading.ts';
import { wordsOfChoices } from '../../../services/imports/fields/import-field.ts';
import { plainWord } from '../../../services/imports/fields/plain-word.ts';
import { labelsOf } from '../../../services/words/labels.ts';
import { datedEntries } from './dated-entries.ts';

type Qualification = DriverRecordInput['qualifications'][number];

/** As offices begin them, besides the words of the record. */
const otherWords: Record<string, Qualification['kind']> = {
  フォーク: 'forklift',
  テールゲートリフター: 'tailLift',
  テールゲート: 'tailLift',
  パワーゲート: 'tailLift',
  危険物: 'hazardousGoods',
  食品衛生: 'foodHygiene',
};
/** Words on papers that add nothing to the kind. */
const paper = /^(?:運転|技能|講習|特別|教育|免許|資格|取扱|責任|修了|合格|者|証|書|済)*$/;

const day = String.raw`(?:(?:[RHST]|令和|平成|昭和|大正)\s*(?:\d{1,2}|元)|\d{4})\s*[-/.年]\s*\d{1,2}\s*[-/.月]\s*\d{1,2}\s*日?|\d{8}`;
const dated = new RegExp(
  String.raw`^(.*?)(?<![\s:(])[\s:(]*(${day})\s*(?:取得|修了|交付)?[\s)、,(]*(?:(?:有効期限|期限|valid until|~|〜|-)[\s:]*(${day})\s*(?:まで)?\)?)?$`,
  'i',
);
const month = /(?:[RHST]|令和|平成|昭和|大正|\d{2})\s*(?:\d{1,2}|元)\s*[-/.年]\s*\d{1,2}\s*月?/gi;
const isoDay = String.raw`\d{4}-\d{2}-\d{2}`;

/** Reads what a driver is qualified for, each with the day it was obtained on, as `qualificationsText` writes it. */
export function qualificationsReader(): (text: string) => CellReading {
  const words = wordsOfChoices('driverRecord', 'qualificationKind', qualificationKinds);
  for (const [word, kind] of Object.entries(otherWords)) words.set(word, kind);
  const longestFirst = [...words.keys()].toSorted((one, other) => other.length - one.length);
  const exported = exportedEntry();

  /** Reads a cell as our export writes it, even names with separators; null for any other cell. */
  function readExported(text: string): unknown[] | null {
    const entries: unknown[] = [];
    for (let at = 0; at < text.length; at = exported.lastIndex + ' / '.length) {
      exported.lastIndex = at;
      const [, word = '', name = null, obtainedDate, expiryDate = null] = exported.exec(text) ?? [];
      if (obtainedDate === undefined) return null;
      entries.push({ kind: words.get(plainWord(word)), name, obtainedDate, expiryDate });
    }
    return entries;
  }

  /** Keeps what follows the kind as the name. */
  function qualificationOf(text: string): Pick<Qualification, 'kind' | 'name'> {
    const plain = plainWord(text);
    const word = longestFirst.find((one) => plain.startsWith(one)) ?? '';
    const kind = words.get(word) as Qualification['kind'] | undefined;
    if (kind === undefined) return { kind: 'other', name: text };
    if (kind === 'other') return { kind, name: text.slice(word.length).replace(/^[\s:(]+/, '') || null };
    if (paper.test(plain.slice(word.length))) return { kind, name: null };
    const pieces = text.split(/\s+/);
    const last = pieces.findIndex((_, at) => plainWord(pieces.slice(0, at + 1).join('')) === word);
    return { kind, name: pieces.slice(last + 1).join(' ') };
  }

  return (text) => {
    const own = readExported(text.trim());
    if (own) return { value: own };
    const entries: unknown[] = [];
    for (const entry of datedEntries(text)) {
      const [, what = '', from, to] = dated.exec(entry) ?? [];
      const days = [from, to].map((one) => (one === undefined ? null : readDay(one)));
      const [obtained, expiry] = days.map((one) => (one && 'day' in one ? one.day : null));
      if (what === '' || !obtained || (to !== undefined && !expiry)) {
        const code = lacksSomeDay(entry) ? 'date.lacksDay' : 'importRow.qualifications';
        return { code, params: { text: entry } };
      }
      entries.push({ ...qualificationOf(what), obtainedDate: obtained, expiryDate: expiry });
    }
    return { value: entries };
  };
}

/** Whether one of the dates in an entry is a month alone. */
function lacksSomeDay(entry: string): boolean {
  const rest = entry.replaceAll(new RegExp(day, 'gi'), ' ');
  return (rest.match(month) ?? []).some(lacksDay);
}

/** Matches one entry of an exported cell in either language; a name contains no day. */
function exportedEntry(): RegExp {
  const labels = [labelsOf('driverRecord', 'ja'), labelsOf('driverRecord', 'en')];
  const among = (texts: string[]) =>
    texts.map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join('|');
  const kinds = among(labels.flatMap(({ word }) => qualificationKinds.map((kind) => word('qualificationKind', kind))));
  const ends = among(labels.map(({ field }) => field('qualifications.expiryDate')));
  return new RegExp(`(${kinds})(?: ((?:(?!${isoDay}).)+?))?? (${isoDay})(?: (?:${ends}) (${isoDay}))?(?= / |$)`, 'y');
}
