import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Messages } from './messages.ts';

const root = new URL('../../../', import.meta.url).pathname;
const messages = new URL('ja/', import.meta.url).pathname;

/** A plural form of a text. */
const pluralForm = /_(?:one|other)$/;

const namespaceFiles = new Map(readdirSync(messages).map((file) => [camelCase(file.replace('.json', '')), file]));

/** Every key of every namespace, `vehicle:field.code`. */
const known = new Set([
  ...[...namespaceFiles].flatMap(([namespace, file]) => keysOf(namespace, `${messages}${file}`)),
  ...keysOf('validation', `${root}packages/validation/src/messages/ja.json`),
]);

const files = globSync(
  ['apps/*/src/**/*.{ts,tsx}', 'packages/{ui,platform,records,references,imports}/src/**/*.{ts,tsx}'],
  { cwd: root },
).filter((file) => !/\.test\.tsx?$/.test(file));

test.each(files.filter(usesTexts))('%s uses only texts that exist', (file) => {
  const code = readFileSync(root + file, 'utf8');
  const namespaces = new Map<string, string[]>();
  const missing: string[] = [];
  for (const [, name = 't', list = ''] of code.matchAll(/\{ t(?:: (\w+))? \} = useTranslation\(([^)]*)\)/g)) {
    const chosen = /^\w+$/.test(list) ? namesIn(unionOf(code, list)) : [];
    missing.push(...chosen.flatMap((one) => keysOfCalls(code, name).filter((key) => !hasKey(key, [one]))));
    if (chosen.length === 0) namespaces.set(name, [...(namespaces.get(name) ?? []), ...namesIn(list)]);
  }
  for (const [name, within] of namespaces) {
    missing.push(...keysOfCalls(code, name).filter((key) => !hasKey(key, within)));
  }
  expect(missing).toEqual([]);
});

/** Namespaces of which the code puts some keys together, so that they stand nowhere as a whole. */
const keysInParts = [
  'allocation',
  'audit',
  'bulk',
  'cargoOwner',
  'course',
  'customer',
  'delivery',
  'destination',
  'mail',
  'problem',
  'user',
];
const screens = [...namespaceFiles.keys()].filter((namespace) => !keysInParts.includes(namespace));
/** Labels of fields are looked up by the name of the field. */
const label = /^(?:field|short)\./;

test.each(screens)('the code uses every text of %s', (namespace) => {
  const code = files.map((file) => readFileSync(root + file, 'utf8')).join('\n');
  const named = new Set([...code.matchAll(/['"`](?:\w+:)?([\w.]+)['"`]/g)].map(([, key]) => key));
  const patterns = [...code.matchAll(/`(?:\w+:)?([\w.]+\.)\$\{[^`]*?\}([\w.]*)`/g)];
  const isShown = (key: string) =>
    named.has(key) || patterns.some(([, start = '', end = '']) => key.startsWith(start) && key.endsWith(end));
  const keys = [...known].filter((key) => key.startsWith(`${namespace}:`)).map((key) => key.replace(/^\w+:/, ''));
  expect(keys.filter((key) => !label.test(key) && !isShown(key.replace(pluralForm, '')))).toEqual([]);
});

/** Returns the keys passed to calls of the function `name`. */
function keysOfCalls(code: string, name: string): string[] {
  return [...code.matchAll(new RegExp(`\\b${name}\\(\\s*'([\\w:.]+)'`, 'g'))].map(([, key]) => key ?? '');
}

/** Returns the possible values of a namespace passed as a property: `entity: 'customer' | 'deliveryCompany'`. */
function unionOf(code: string, property: string): string {
  return code.match(new RegExp(`\\b${property}: ('[^;]*);`))?.[1] ?? '';
}

function namesIn(list: string): string[] {
  return [...list.matchAll(/'(\w+)'/g)].map(([, one]) => one ?? '');
}

function hasKey(key: string, within: readonly string[]): boolean {
  return (key.includes(':') ? [key] : within.map((one) => `${one}:${key}`)).some(exists);
}

function usesTexts(file: string): boolean {
  return readFileSync(root + file, 'utf8').includes(' = useTranslation(');
}

/** A text with plural forms has only those. */
function exists(key: string): boolean {
  return known.has(key) || known.has(`${key}_other`);
}

function keysOf(namespace: string, path: string): string[] {
  return flat(JSON.parse(readFileSync(path, 'utf8'))).map((key) => `${namespace}:${key}`);
}

function flat(tree: Messages, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : flat(value, `${prefix}${key}.`),
  );
}

function camelCase(file: string): string {
  return file.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
}
