import { createRequire } from 'node:module';
import type { Locale } from './locale.ts';

export type Words = { [key: string]: string | Words };

/** The words of these stand in the file of another one. */
const filedUnder = new Map([
  ['noteComment', 'destinationNote'],
  ['retentionRule', 'retention'],
]);

const load = createRequire(import.meta.url);
const known = new Map<string, Words>();

/** One word of the screens of an entity: `wordOf('ja', 'user', 'roles', 'admin')`. */
export function wordOf(locale: Locale, entity: string, ...path: string[]): string | undefined {
  return wordAt(wordsOf(locale, filedUnder.get(entity) ?? entity), path);
}

/** All words of one place of an entity, such as those for the values of a closed list. */
export function wordsUnder(locale: Locale, entity: string, ...path: string[]): Record<string, string> {
  const found = at(wordsOf(locale, filedUnder.get(entity) ?? entity), path);
  return Object.fromEntries(
    Object.entries(typeof found === 'object' ? found : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** The word at a place among words. */
export function wordAt(words: Words, path: readonly string[]): string | undefined {
  const found = at(words, path);
  return typeof found === 'string' ? found : undefined;
}

function at(words: Words, path: readonly string[]): string | Words | undefined {
  let found: string | Words | undefined = words;
  for (const key of path) {
    found = typeof found === 'object' && Object.hasOwn(found, key) ? found[key] : undefined;
  }
  return found;
}

/** The file is called after the entity; what has no words has no file. */
function wordsOf(locale: Locale, entity: string): Words {
  const asked = `${locale} ${entity}`;
  const words = known.get(asked) ?? readWords(locale, entity);
  known.set(asked, words);
  return words;
}

function readWords(locale: Locale, entity: string): Words {
  if (!/^[a-zA-Z]+$/.test(entity)) return {};
  const file = `@haisha/i18n/${locale}/${entity.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;
  try {
    return load(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return {};
    throw error;
  }
}
