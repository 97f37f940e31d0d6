import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importMasters } from '../../src/pages.ts';

const root = join(import.meta.dirname, '../../../..');
const frames = globSync('packages/{records,imports}/src/**/*.{ts,tsx}', { cwd: root });
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Departments are besides a record those whom a person belongs to and shares views with. */
const names = importMasters.map(({ name }) => name).filter((name) => name !== 'department');

/** In a text or a path (`'vehicle'`, `/vehicles`), or at the head of a longer name (`vehicleName`). */
const naming = new RegExp(`(?:['"\`/.](?:${names.join('|')})s?\\b|\\b(?:${names.join('|')})s?[A-Z]\\w*)`, 'g');

test.each(frames.filter((file) => !/\.test\.tsx?$/.test(file)))('%s names no record of an area', (file) => {
  const code = readFileSync(join(root, file), 'utf8').replace(comments, '');
  expect(code.match(naming) ?? []).toEqual([]);
});
