import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from './locales.ts';
import type { Messages } from './messages.ts';

const folder = new URL('.', import.meta.url).pathname;
const files = readdirSync(`${folder}ja`);

/** A plural form of a text, such as English `count_one`; all forms together count as one key. */
const pluralForm = /_(?:zero|one|two|few|many|other)$/;

test('every file of one language has a twin in the other', () => {
  expect(readdirSync(`${folder}en`)).toEqual(files);
});

test.each(files)('%s has the same keys and parameters in both languages', (file) => {
  expect(valuesOf(read('en', file))).toEqual(valuesOf(read('ja', file)));
});

test.each(files)('%s has one form for all numbers in Japanese', (file) => {
  const forms = read('ja', file).map(([key]) => key);
  expect(forms.filter((key) => pluralForm.test(key) && !key.endsWith('_other'))).toEqual([]);
});

test.each(files.flatMap((file) => locales.map((locale) => [locale, file] as const)))(
  '%s/%s has no empty texts and no leading or trailing spaces, except separators',
  (locale, file) => {
    const texts = read(locale, file).filter(([key]) => !key.endsWith('separator'));
    expect(texts.filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
  },
);

test.each(files)('en/%s holds no Japanese, except words that are searched for in both languages', (file) => {
  const shown = read('en', file).filter(([key]) => !(file === 'find.json' && key.startsWith('words.')));
  expect(shown.filter(([, text]) => /[\u3040-\u30ff\u3400-\u9fff]/.test(text))).toEqual([]);
});

test.each(files)('ja/%s uses full-width parentheses', (file) => {
  expect(read('ja', file).filter(([, text]) => /[()〔〕]/.test(text))).toEqual([]);
});

test.each(files)('en/%s writes the verb as "log in" and the noun as "login"', (file) => {
  expect(read('en', file).filter(([, text]) => /\blog-(?:in|out)\b/i.test(text))).toEqual([]);
});

/** Returns each key with the parameters of its texts; all plural forms count as one key. */
function valuesOf(texts: [string, string][]): Record<string, string[]> {
  const named = new Map<string, Set<string>>();
  for (const [key, text] of texts) {
    const base = key.replace(pluralForm, '');
    const names = named.get(base) ?? new Set();
    for (const [, name = ''] of text.matchAll(/\{\{(\w+)\}\}/g)) names.add(name);
    named.set(base, names);
  }
  return Object.fromEntries([...named].map(([key, names]) => [key, [...names].sort()]));
}

function read(locale: string, file: string): [string, string][] {
  return flat(JSON.parse(readFileSync(`${folder}${locale}/${file}`, 'utf8')) as Messages);
}

function flat(messages: Messages, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );
}
