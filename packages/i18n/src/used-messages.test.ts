// @vitest-environment node
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Messages } from './messages.ts';

const root = new URL('../../../', import.meta.url).pathname;
const messages = new URL('ja/', import.meta.url).pathname;

/** Every key of every namespace, `vehicle:field.code`. */
const known = new Set([
  ...readdirSync(messages).flatMap((file) => keysOf(camelCase(file.replace('.json', '')), `${messages}${file}`)),
  ...keysOf('validation', `${root}packages/validation/src/messages/ja.json`),
]);

const files = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/{ui,platform}/src/**/*.{ts,tsx}'], { cwd: root });

test.each(files.filter((file) => !/\.test\.tsx?$/.test(file) && usesTexts(file)))(
  '%s shows texts that exist',
  (file) => {
    const code = readFileSync(root + file, 'utf8');
    const namespaces = new Map<string, string[]>();
    for (const [, name = 't', list = ''] of code.matchAll(/\{ t(?:: (\w+))? \} = useTranslation\(([^)]*)\)/g)) {
      namespaces.set(name, [
        ...(namespaces.get(name) ?? []),
        ...[...list.matchAll(/'(\w+)'/g)].map(([, one]) => one ?? ''),
      ]);
    }
    const missing = [...namespaces].flatMap(([name, within]) =>
      [...code.matchAll(new RegExp(`\\b${name}\\(\\s*'([\\w:.]+)'`, 'g'))]
        .map(([, key]) => key ?? '')
        .filter((key) => !(key.includes(':') ? [key] : within.map((one) => `${one}:${key}`)).some(exists)),
    );
    expect(missing).toEqual([]);
  },
);

function usesTexts(file: string): boolean {
  return readFileSync(root + file, 'utf8').includes(' = useTranslation(');
}

/** A text for numbers is there under its forms only. */
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
