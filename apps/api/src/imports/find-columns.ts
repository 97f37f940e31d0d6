import { createHash } from 'node:crypto';
import { type Locale, labelsOf, wordOf } from '../exports/export-words.ts';
import type { AnyImported } from './imported-entity.ts';
import { plainWord } from './plain-word.ts';
import { usualHeaders } from './usual-headers.ts';

const locales: Locale[] = ['ja', 'en'];

/**
 * The field of each column by the words of the export, of the screens, its own name, or what offices usually call it;
 * each field once. A column of the export that does not come back is no other one, whatever fields are called elsewhere.
 */
export function findColumns(imported: AnyImported, headers: readonly string[]): (string | null)[] {
  return columnsIn(fieldsByWord(imported), headers);
}

/** Counts the fields that a row of names has columns for. */
export function columnCounter(imported: AnyImported): (headers: readonly string[]) => number {
  const fields = fieldsByWord(imported);
  return (headers) => columnsIn(fields, headers).filter((field) => field !== null).length;
}

/** Files with the same headers in the same order are of one shape. */
export function shapeOf(headers: readonly string[]): string {
  return createHash('sha256').update(headers.map(plainHeader).join('\n')).digest('hex');
}

function columnsIn(fields: ReadonlyMap<string, string | null>, headers: readonly string[]): (string | null)[] {
  const taken = new Set<string>();
  return headers.map((header) => {
    const exact = fields.get(plainHeader(header));
    const field = exact === undefined ? fields.get(plainHeader(withoutUnit(header))) : exact;
    if (field === undefined || field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

function fieldsByWord({ exported, fields }: AnyImported): Map<string, string | null> {
  const { name, columns } = exported;
  const words = new Map<string, string | null>();
  for (const word of ['full', 'short', 'own'] as const) {
    for (const { id, sets } of fields) {
      const said = locales.flatMap((locale) => {
        if (word === 'full') return columns(labelsOf(name, locale)).find((column) => column.id === id)?.header ?? [];
        return word === 'short'
          ? (wordOf(locale, name, 'short', id) ?? wordOf(locale, name, 'field', sets) ?? [])
          : [id, sets];
      });
      for (const one of said) {
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
  for (const [header, id] of usualHeaders(name)) {
    const plain = plainHeader(header);
    if (!words.has(plain) && fields.some((field) => field.id === id)) words.set(plain, id);
  }
  return words;
}

/** `最大積載量（kg）` is the maximum load. */
function withoutUnit(header: string): string {
  return header.normalize('NFKC').replace(/[([【「].*$/, '');
}

/** Marks of required columns and brackets around units are written in many ways. */
function plainHeader(header: string): string {
  return plainWord(header).replaceAll(/[*※_\-・()[\]【】「」:：]/g, '');
}
