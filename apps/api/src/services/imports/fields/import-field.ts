import { placesOf } from '@haisha/rules/figure';
import type { Permission } from '@haisha/rules/permission';
import type { AuditEntity } from '@haisha/validation/audit-choices';
import { weekdays } from '@haisha/validation/driver-choices';
import type { ImportChoices } from '@haisha/validation/import';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { EntityTable } from '../../records/write/row-writes.ts';
import { labelsOf } from '../../words/labels.ts';
import type { Locale } from '../../words/locale.ts';
import { wordOf } from '../../words/word-of.ts';
import type { CellReading } from './cell-reading.ts';
import { nearestName, proposed } from './nearest-name.ts';
import { readOfficeTime } from './office-time.ts';
import { plainWord } from './plain-word.ts';
import { figureReader } from './read-figure.ts';
import {
  isNoDayOff,
  paddedReader,
  readPhone,
  spelledWeekdays,
  withoutDayOff,
  withoutHolidays,
} from './read-office-text.ts';
import { readSerialDay, readSerialMonth } from './read-serial.ts';

/** Records that a cell names by code, or by its name in either language where that is one record's alone. */
export type Lookup = {
  table: EntityTable & { code: AnyPgColumn; name?: AnyPgColumn; nameEn?: AnyPgColumn };
  /** What else of such a record is read. */
  more?: Record<string, AnyPgColumn>;
  /** Where a cell says more than one such word. */
  within?: {
    /** Where their ids are in what the form holds: `$.stops[*].destinationId`. */
    path: string;
    /** Whether what stands beside them in the cell leaves no room for names. */
    isByCode?: true;
    /** What in the cell may be one. */
    words: (text: string) => string[];
    read: (text: string, find: (word: string) => Found) => CellReading;
    /** What a record shows where there are none. */
    none?: Record<string, unknown>;
  };
};

/** The record that a word names; one without a name is called by its code. */
export type Found =
  | { value: string; code: string; name: string; nameEn: string | null; more?: Record<string, unknown> }
  | Exclude<CellReading, { value: unknown }>;

/** A column of the export that can come back. */
export type ImportField = {
  /** The column in the export, which names it. */
  id: string;
  /** The field of the form; `terms.closingDay` lies within a part of it. */
  sets: string;
  /** What an importer has to be allowed besides, as on the form. */
  needs?: Permission;
  /** Of things that a record has one after another, such as check-ups, the field that says which one is meant. */
  entry?: string;
  /** The field with which this one has to be there. */
  neededWith?: string;
  /** Of a closed list what people can choose. */
  choices?: ImportChoices;
  /** Text that the schema reads by itself needs none. */
  read?: (text: string) => CellReading;
  /** Of a figure its own unit, and how bare numbers are read that are meant in another one. */
  figure?: { unit: string; readIn: (unit: string) => (text: string) => CellReading };
  /** What a new record takes where nothing is said, from another field of the form, which does the same. */
  follows?: { field: string; as: (text: string) => string };
  refersTo?: Lookup;
  /** Fills what a cell leaves open from what the record holds of the field. */
  keep?: (read: unknown, known: unknown) => unknown;
  /** Of a column that says a part of what another field holds, such as where a delivery slot begins. */
  completes?: { field: string; as: string };
  /** Puts together what the column of a field and those that complete it say. */
  join?: (own: string, parts: Readonly<Record<string, string>>) => string;
};

/** What is measured has as many decimals as its field when it was given in another unit; money is never rounded. */
const measures: ReadonlySet<string> = new Set(['kg', 'cm', 'km', 'm3']);
const locales: Locale[] = ['ja', 'en'];
/** As spreadsheets and people write yes and no, besides the words of the export. */
const flagWords: Record<string, boolean> = {
  true: true,
  false: false,
  '1': true,
  '0': false,
  ...Object.fromEntries(Array.from('○◯〇◎●レ✓✔', (mark) => [mark, true])),
  ...Object.fromEntries(Array.from('×✕✖', (mark) => [mark, false])),
  有: true,
  無: false,
  はい: true,
  いいえ: false,
};

/** As offices write values of closed lists, besides the words of the export. */
const usualWords: Record<string, string> = {
  男: 'male',
  女: 'female',
  正規: 'permanent',
  嘱託: 'contract',
  アルバイト: 'partTime',
  切捨て: 'down',
  切捨: 'down',
  切上げ: 'up',
  切上: 'up',
  マニュアル: 'manual',
  オートマ: 'automatic',
  ディーゼル: 'diesel',
  ドライ: 'ambient',
  チルド: 'chilled',
  フローズン: 'frozen',
  箱: 'case',
  'c/s': 'case',
};

/** Columns named by the fields they set. */
export function importFieldsFor<Input>(entity: AuditEntity) {
  type Field = keyof Input & string;
  const list = (id: Field, words: string, values: readonly string[]) => ({
    id,
    sets: id,
    choices: { words: `${entity}:${words}`, values: [...values], isList: true },
    read: listReader(wordsOfChoices(entity, words, values), values, notAmong(entity, words, values)),
  });
  return {
    text: (id: Field): ImportField => ({ id, sets: id }),
    phone: (id: Field): ImportField => ({ id, sets: id, read: readPhone }),
    /** The units are what people write behind it. */
    figure: (id: Field, unit: string, ...others: string[]): ImportField => {
      const units = [unit, ...others];
      const places = (measures.has(unit) ? placesOf(id) : null) ?? undefined;
      return {
        id,
        sets: id,
        read: figureReader(units, unit, places),
        figure: { unit, readIn: (one) => figureReader(units, one, places) },
      };
    },
    /** Digits of a fixed length. */
    padded: (id: Field, length: number, least?: number): ImportField => ({
      id,
      sets: id,
      read: paddedReader(length, least),
    }),
    day: (id: Field): ImportField => ({ id, sets: id, read: readSerialDay }),
    time: (id: Field): ImportField => ({ id, sets: id, read: readOfficeTime }),
    month: (id: Field): ImportField => ({ id, sets: id, read: readSerialMonth }),
    /** `words` is where those of its values are among the words of the entity. */
    choice: (id: Field, values: readonly string[], words: string = id): ImportField => ({
      id,
      sets: id,
      choices: { words: `${entity}:${words}`, values: [...values], isList: false },
      read: choiceReader(wordsOfChoices(entity, words, values), notAmong(entity, words, values)),
    }),
    list: (id: Field, words: string, values: readonly string[]): ImportField => list(id, words, values),
    /** `onHolidays` is what public holidays among them say of the form; without it they are refused. */
    weekdays: (id: Field, words: string, onHolidays?: Partial<Input>): ImportField => {
      const field = list(id, words, weekdays);
      return { ...field, read: weekdaysReader(field.read, onHolidays) };
    },
    daysOff: (id: Field, words: string, onHolidays?: Partial<Input>): ImportField => {
      const field = list(id, words, weekdays);
      const read = weekdaysReader(field.read, onHolidays);
      return { ...field, read: (text) => (isNoDayOff(text) ? { value: [] } : read(withoutDayOff(text))) };
    },
    flag: (id: Field): ImportField => ({
      id,
      sets: id,
      choices: { words: null, values: ['yes', 'no'], isList: false },
      read: choiceReader(wordsOfFlags(entity), (text) => ({ code: 'importRow.flag', params: { text } })),
    }),
    /** The export shows the name of the record whose id the form holds. */
    reference: (id: string, sets: Field, table: Lookup['table']): ImportField => ({ id, sets, refersTo: { table } }),
    references: (id: Field, refersTo: Lookup): ImportField => ({ id, sets: id, refersTo }),
    of: (id: Field, read: (text: string) => CellReading): ImportField => ({ id, sets: id, read }),
    partOf: (field: Field, as: string, id: string): ImportField => ({ id, sets: field, completes: { field, as } }),
  };
}

/** Columns of a part of the form that some alone may change, named as in the export: `terms.closingDay`. */
export function partFieldsFor<Part>(entity: AuditEntity, name: string, needs: Permission) {
  type Field = keyof Part & string;
  const { text, figure, padded, day, choice, flag, of, partOf } = importFieldsFor<Part>(entity);
  const ofPart = ({ id, sets, completes, ...field }: ImportField): ImportField => ({
    ...field,
    id: `${name}.${id}`,
    sets: `${name}.${sets}`,
    needs,
    ...(completes && { completes: { ...completes, field: `${name}.${completes.field}` } }),
  });
  return {
    text: (id: Field) => ofPart(text(id)),
    figure: (id: Field, unit: string, ...others: string[]) => ofPart(figure(id, unit, ...others)),
    padded: (id: Field, length: number) => ofPart(padded(id, length)),
    day: (id: Field) => ofPart(day(id)),
    choice: (id: Field, values: readonly string[], words?: string) => ofPart(choice(id, values, words)),
    flag: (id: Field) => ofPart(flag(id)),
    of: (id: Field, read: (text: string) => CellReading) => ofPart(of(id, read)),
    partOf: (field: Field, as: string, id: string) => ofPart(partOf(field, as, id)),
  };
}

/** The words of a closed list in both languages, its values themselves, and what offices write for them. */
export function wordsOfChoices(entity: AuditEntity, field: string, values: readonly string[]): Map<string, string> {
  const words = values.flatMap((value) => [
    [plainWord(value), value] as const,
    ...locales.map((locale) => [plainWord(wordOf(locale, entity, field, value) ?? value), value] as const),
  ]);
  const usual = Object.entries(usualWords).filter(([, value]) => values.includes(value));
  return new Map([...usual, ...words]);
}

function wordsOfFlags(entity: AuditEntity): Map<string, boolean> {
  const words = new Map(Object.entries(flagWords));
  for (const value of [true, false]) {
    for (const locale of locales) {
      const cell = labelsOf(entity, locale).flag(value);
      if (cell && 'text' in cell) words.set(plainWord(cell.text), value);
    }
  }
  return words;
}

function weekdaysReader(read: (text: string) => CellReading, onHolidays?: object): (text: string) => CellReading {
  return (text) => {
    const rest = onHolidays ? withoutHolidays(text) : null;
    const reading = read(spelledWeekdays(rest ?? text));
    return rest === null || !('value' in reading) ? reading : { ...reading, also: { ...onHolidays } };
  };
}

type Refusal = (text: string) => CellReading;

function choiceReader(known: Map<string, unknown>, refuse: Refusal): (text: string) => CellReading {
  return (text) => {
    const value = known.get(plainWord(text));
    return value === undefined ? refuse(text) : { value };
  };
}

/** Reads `冷蔵 / 冷凍`, as the export writes values of a closed list; commas and 、 part them as well. */
function listReader(
  known: Map<string, string>,
  values: readonly string[],
  refuse: Refusal,
): (text: string) => CellReading {
  return (text) => {
    const parts = partsOf(text, known);
    const unknown = parts.length === 0 ? text : parts.find((part) => !known.has(plainWord(part)));
    if (unknown !== undefined) return refuse(unknown.trim());
    const found = parts.map((part) => known.get(plainWord(part)));
    return { value: values.filter((value) => found.includes(value)) };
  };
}

/** `月火水`, where each letter is a word of its own, needs nothing between them. */
function partsOf(text: string, known: ReadonlyMap<string, string>): string[] {
  return text.split(/[/／,、，・]/).flatMap((part) => {
    const letters = Array.from(plainWord(part));
    const isRun = !known.has(letters.join('')) && letters.every((letter) => known.has(letter));
    return isRun ? letters : part;
  });
}

/** What can be chosen stands with the field; `near` is the one of these words that was probably meant. */
function notAmong(entity: AuditEntity, words: string, values: readonly string[]): Refusal {
  const rows = values.map((value) => {
    const [name = value, nameEn = value] = locales.map((locale) => wordOf(locale, entity, words, value));
    return { id: value, code: value, name, nameEn };
  });
  const nearest = nearestName(rows);
  return (text) => {
    const { name, nameEn } = nearest(text)?.row ?? {};
    const near = name === undefined ? {} : proposed(name, nameEn ?? name);
    return { code: 'importRow.choice', params: { text, ...near } };
  };
}
