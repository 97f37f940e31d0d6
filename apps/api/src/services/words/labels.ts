import { localName } from '@haisha/i18n/local-name';
import type { Locale } from './locale.ts';
import type { CodeFor } from './shared-names.ts';
import { wordOf, wordsUnder } from './word-of.ts';

/** What stands in one cell; a day is YYYY-MM-DD, an instant ISO 8601. */
export type Cell = { text: string } | { number: number } | { day: string } | { instant: string } | null;

/** The words and formats of a file. */
export type Labels = {
  locale: Locale;
  field: (path: string) => string;
  /** The word for a value of a closed list. */
  word: (field: string, value: string) => string;
  /** All words for values of a closed list. */
  words: (field: string) => Record<string, string>;
  /** The word for a value as a cell. */
  choice: (field: string, value: string | null) => Cell;
  flag: (value: boolean) => Cell;
  flags: { yes: string; no: string };
  /** What another row is called: its name in the language of the file, or its code where that would not tell which. */
  nameOf: (id: string | null, name: string, nameEn: string | null | undefined) => string;
  /** Some may be called by their code, so that `nameOf` is asked for each. */
  sharesNames: boolean;
};

const flagWords = { ja: { yes: 'あり', no: 'なし' }, en: { yes: 'Yes', no: 'No' } };

/** The words of an entity as its screens use them; `codeFor` tells which other records are better called by code. */
export function labelsOf(entity: string, locale: Locale, codeFor?: CodeFor): Labels {
  const flags = flagWords[locale];
  const word = (field: string, value: string) => wordOf(locale, entity, field, value) ?? value;
  return {
    locale,
    field: (path) => {
      const found = wordOf(locale, entity, 'field', path) ?? wordOf(locale, 'entity', 'field', path);
      if (found === undefined) throw new Error(`${entity} has no label field.${path} in ${locale}`);
      return found;
    },
    word,
    words: (field) => wordsUnder(locale, entity, field),
    choice: (field, value) => (value === null ? null : { text: word(field, value) }),
    flag: (value) => ({ text: value ? flags.yes : flags.no }),
    flags,
    nameOf: (id, name, nameEn) => {
      const shown = localName(locale, name, nameEn);
      return (id !== null && codeFor?.(id, shown)) || shown;
    },
    sharesNames: codeFor !== undefined,
  };
}

/** The name of the entity, for the file and its sheet. */
export function entityName(entity: string, locale: Locale): string {
  return wordOf(locale, entity, 'name') ?? entity;
}
