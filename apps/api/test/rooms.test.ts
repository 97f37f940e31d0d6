import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const files = globSync('**/*.ts', { cwd: src }).filter((file) => !file.endsWith('.test.ts'));

type Import = { from: string; to: string };

const imports = files.flatMap((from): Import[] => {
  const text = readFileSync(`${src}${from}`, 'utf8');
  const paths = text.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g);
  return [...paths].map(([, path = '']) => ({ from, to: posix.join(posix.dirname(from), path) }));
});

const areaOf = (file: string) => /^areas\/([^/]+)\//.exec(file)?.[1];

it.each<[string, (imported: Import) => boolean]>([
  ['the database knows who asks it', ({ from, to }) => from.startsWith('db/') && /^(?:http|services|areas)\//.test(to)],
  ['HTTP knows what it carries', ({ from, to }) => from.startsWith('http/') && /^(?:services|areas)\//.test(to)],
  ['a service knows an area', ({ from, to }) => from.startsWith('services/') && to.startsWith('areas/')],
  [
    'an area knows another one',
    ({ from, to }) => areaOf(from) !== undefined && areaOf(to) !== undefined && areaOf(from) !== areaOf(to),
  ],
  ['the product knows its demo', ({ from, to }) => !/^(?:demo\/|server\.ts)/.test(from) && to.startsWith('demo/')],
  [
    'a part knows the join of all',
    ({ from, to }) =>
      /^(?:db|http|services|areas)\//.test(from) && /^(?:areas|job-handlers|app|server|main)\.ts$/.test(to),
  ],
])('nowhere %s', (_, isWrong) => {
  expect(imports.length).toBeGreaterThan(1_000);
  expect(imports.filter(isWrong).map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});
