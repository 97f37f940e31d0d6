import { createHash } from 'node:crypto';
import { labelsOf } from '../../words/labels.ts';
import type { Locale } from '../../words/locale.ts';
import { wordOf } from '../../words/word-of.ts';
import { plainWord } from '../fields/plain-word.ts';
import type { AnyImported } from '../imported-entity.ts';
import { joint } from '../read/read-header.ts';
import { usualHeaders } from './usual-headers.ts';

const locales: Locale[] = ['ja', 'en'];

/**
 * The field of each column by the words of the export, of the screens, its own name, or what offices usually call it;
 * each field once. A column of the export that does not come back is no other one, whatever fields are called elsewhere.
 */
export function findColumns(imported: AnyImported, headers: readonly string[]): (string | null)[] {
  return createFinder(imported)(headers);
}

/** Counts the fields that a row of names has columns for. */
export function columnCounter(imported: AnyImported): (headers: readonly string[]) => number {
  const find = createFinder(imported);
  return (headers) => find(headers).filter((field) => field !== null).length;
}

/** Files with the same headers in the same order are of one shape. */
export function shapeOf(headers: readonly string[]): string {
  return createHash('sha256').update(headers.map(plainHeader).join('\n')).digest('hex');
}

/** As `findColumns`, for many rows of names. */
export function createFinder(imported: AnyImported): (headers: readonly string[]) => (string | null)[] {
  const fields = fieldsByWord(imported);
  const seconds = imported.secondMeanings ?? {};
  const besides = imported.headersBeside ?? {};
  return (headers) => {
    const taken = new Set<string>();
    const found = headers.map((): string | null => null);
    const named = headers.map((header, at) => ({ header, at, second: seconds[header.trim()] }));
    // What may mean something else waits for what cannot.
    const { plain = [], others = [] } = Object.groupBy(named, ({ second }) => (second ? 'others' : 'plain'));
    for (const { header, at, second } of [...plain, ...others]) {
      const first = spellingsOf(header)
        .map((spelling) => fields.get(spelling))
        .find((field) => field !== undefined);
      const field = [first, second].find((one) => typeof one === 'string' && !taken.has(one));
      if (!field) continue;
      taken.add(field);
      found[at] = field;
    }
    for (const { header, at } of named) {
      const beside = besides[header.trim()];
      const { id, completes } = imported.fields.find((field) => field.id === found[at - 1]) ?? {};
      if (!beside || found[at] || taken.has(beside.is)) continue;
      if (id !== beside.after && completes?.field !== beside.after) continue;
      taken.add(beside.is);
      found[at] = beside.is;
    }
    return found;
  };
}

function fieldsByWord(imported: AnyImported): Map<string, string | null> {
  const { exported, fields } = imported;
  const { name, columns } = exported;
  const words = new Map<string, string | null>();
  for (const word of ['full', 'short', 'own'] as const) {
    for (const { id, sets } of fields) {
      const headers = locales.flatMap((locale) => {
        if (word === 'full') return columns(labelsOf(name, locale)).find((column) => column.id === id)?.header ?? [];
        return word === 'short'
          ? (wordOf(locale, name, 'short', id) ?? wordOf(locale, name, 'field', sets) ?? [])
          : [id, sets];
      });
      for (const one of headers) {
        const plain = plainHeader(one);
        if (!words.has(plain)) words.set(plain, id);
      }
    }
    if (word === 'full') {
      const others = locales.flatMap((locale) =>
        columns(labelsOf(name, locale)).map(({ header }) => plainHeader(header)),
      );
      for (const plain of others) if (!words.has(plain)) words.set(plain, null);
    }
  }
  for (const [header, id] of usualHeaders(imported)) {
    const plain = plainHeader(header);
    if (!words.has(plain) && fields.some((field) => field.id === id)) words.set(plain, id);
  }
  for (const [plain, id] of briefHeaders(imported)) if (!words.has(plain)) words.set(plain, id);
  return words;
}

/** `標準距離（片道）` without what it ends in, which offices leave out, where that is one column's alone. */
function briefHeaders({ exported, fields }: AnyImported): [header: string, id: string][] {
  const brief = locales.flatMap((locale) =>
    exported.columns(labelsOf(exported.name, locale)).flatMap(({ id, header }): [string, string][] => {
      const plain = plainHeader(header.replace(/[（(][^（(）)]*[）)]$/, ''));
      return plain === plainHeader(header) || !fields.some((field) => field.id === id) ? [] : [[plain, id]];
    }),
  );
  return brief.filter(([plain, id]) => brief.every(([other, another]) => other !== plain || another === id));
}

/** As it is, without its unit, and without the group of columns above it: `免許 › 番号` may be `免許番号` or `番号`. */
function spellingsOf(header: string): string[] {
  const own = header.split(joint).at(-1) ?? header;
  return [...new Set([header, withoutLast(header), withoutUnit(header), own, withoutUnit(own)].map(plainHeader))];
}

/** `車両費（月額）（千円）` is `車両費（月額）`. */
function withoutLast(header: string): string {
  return header.normalize('NFKC').replace(/[([【「][^([【「]*$/, '');
}

/** `最大積載量（kg）` is the maximum load. */
function withoutUnit(header: string): string {
  return header.normalize('NFKC').replace(/[([【「].*$/, '');
}

/** Marks of required columns and brackets around units are written in many ways. */
function plainHeader(header: string): string {
  return plainWord(header).replaceAll(/[*※_\-・›()[\]【】「」:：]/g, '');
}
