import type { Permission } from '@haisha/rules/permission';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { EntityTable } from '../crud/row-writes.ts';
import { type ExportEntity, type Locale, labelsOf, wordOf } from '../exports/export-words.ts';
import { readPhone } from './read-phone.ts';

/** What a cell says: a value that the schema of the form takes on, with what a record shows of it; or why it says none. */
export type CellReading =
  | { value: unknown; shown?: Record<string, unknown> }
  | { code: string; params?: Record<string, string> };

/** Records that a cell names by code, or by its name in either language where that is one record's alone. */
export type Lookup = {
  table: EntityTable & { code: AnyPgColumn; name?: AnyPgColumn; nameEn?: AnyPgColumn };
  /** Where a cell says more than one such word. */
  within?: {
    /** Where their ids are in what the form holds: `$.stops[*].destinationId`. */
    path: string;
    /** What in the cell may be one. */
    words: (text: string) => string[];
    read: (text: string, find: (word: string) => Found) => CellReading;
    /** What a record shows where there are none. */
    none?: Record<string, unknown>;
  };
};

/** The record that a word names; one without a name is called by its code. */
export type Found =
  | { value: string; code: string; name: string; nameEn: string | null }
  | Exclude<CellReading, { value: unknown }>;

/** A column of the export that can come back. */
export type ImportField = {
  /** The column in the export, which names it. */
  id: string;
  /** The field of the form; `terms.closingDay` lies within a part of it. */
  sets: string;
  /** What an importer has to be allowed besides, as on the form. */
  needs?: Permission;
  /** Text that the schema reads by itself needs none. */
  read?: (text: string) => CellReading;
  /** How the values of a closed list are called. */
  wordsIn?: (locale: Locale) => string[];
  /** What a new record takes where nothing is said, from another field of the form, which does the same. */
  follows?: { field: string; as: (text: string) => string };
  refersTo?: Lookup;
};

const locales: Locale[] = ['ja', 'en'];
/** As spreadsheets and people write yes and no, besides the words of the export. */
const flagWords: Record<string, boolean> = {
  true: true,
  false: false,
  '1': true,
  '0': false,
  '○': true,
  '×': false,
  有: true,
  無: false,
  はい: true,
  いいえ: false,
};

/** Columns named by the fields they set. */
export function importFieldsFor<Input>(entity: ExportEntity) {
  type Field = keyof Input & string;
  return {
    text: (id: Field): ImportField => ({ id, sets: id }),
    phone: (id: Field): ImportField => ({ id, sets: id, read: readPhone }),
    choice: (id: Field, values: readonly string[]): ImportField => ({
      id,
      sets: id,
      read: choiceReader(wordsOfChoices(entity, id, values), 'importRow.choice'),
      wordsIn: (locale) => values.map((value) => wordOf(locale, entity, id, value) ?? value),
    }),
    flag: (id: Field): ImportField => ({
      id,
      sets: id,
      read: choiceReader(wordsOfFlags(entity), 'importRow.flag'),
      wordsIn: (locale) => [true, false].flatMap((value) => wordOfFlag(entity, locale, value) ?? []),
    }),
    /** The export shows the name of the record whose id the form holds. */
    reference: (id: string, sets: Field, table: Lookup['table']): ImportField => ({ id, sets, refersTo: { table } }),
    references: (id: Field, refersTo: Lookup): ImportField => ({ id, sets: id, refersTo }),
    of: (id: Field, read: (text: string) => CellReading): ImportField => ({ id, sets: id, read }),
  };
}

/** Columns of a part of the form that some alone may change, named as in the export: `terms.closingDay`. */
export function partFieldsFor<Part>(entity: ExportEntity, name: string, needs: Permission) {
  type Field = keyof Part & string;
  const { text, choice, flag } = importFieldsFor<Part>(entity);
  const ofPart = ({ id, sets, ...field }: ImportField): ImportField => {
    return { ...field, id: `${name}.${id}`, sets: `${name}.${sets}`, needs };
  };
  return {
    text: (id: Field) => ofPart(text(id)),
    choice: (id: Field, values: readonly string[]) => ofPart(choice(id, values)),
    flag: (id: Field) => ofPart(flag(id)),
  };
}

/** The words of a closed list in both languages, and its values themselves. */
export function wordsOfChoices(entity: ExportEntity, field: string, values: readonly string[]): Map<string, string> {
  const words = values.flatMap((value) => [
    [plainWord(value), value] as const,
    ...locales.map((locale) => [plainWord(wordOf(locale, entity, field, value) ?? value), value] as const),
  ]);
  return new Map(words);
}

/** A word as far as it matters to find it: without width, case and spaces. */
export function plainWord(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();
}

/** The name of a record as far as it matters to find it; Shift_JIS has its waves and minus signs in full width alone. */
export function foldedWord(text: string): string {
  return plainWord(text).replaceAll('〜', '~').replaceAll('−', '-');
}

function wordsOfFlags(entity: ExportEntity): Map<string, boolean> {
  const words = new Map(Object.entries(flagWords));
  for (const value of [true, false]) {
    for (const locale of locales) {
      const word = wordOfFlag(entity, locale, value);
      if (word !== null) words.set(plainWord(word), value);
    }
  }
  return words;
}

function wordOfFlag(entity: ExportEntity, locale: Locale, value: boolean): string | null {
  const cell = labelsOf(entity, locale).flag(value);
  return cell && 'text' in cell ? cell.text : null;
}

function choiceReader(words: Map<string, unknown>, code: string): (text: string) => CellReading {
  return (text) => {
    const value = words.get(plainWord(text));
    return value === undefined ? { code, params: { text } } : { value };
  };
}
