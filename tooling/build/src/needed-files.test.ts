import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { neededFiles } from './needed-files.ts';

const dist = mkdtempSync(join(tmpdir(), 'haisha-needed-'));
const emptySha256 = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const chunk = (id: string, names: string[], siblings: string[] = []) =>
  ({ id, names, siblings, files: [`${id}.js`, `${id}.js.map`] }) as Rspack.StatsChunk;
const stats = {
  chunks: [
    chunk('lists', ['lists'], ['list-frame', 'split', 'forms']),
    chunk('forms', ['forms']),
    chunk('list-frame', ['list-frame']),
    chunk('split', []),
  ],
} as Rspack.StatsCompilation;

beforeAll(() => {
  for (const { id } of stats.chunks ?? []) writeFileSync(join(dist, `${id}.js`), '');
});
afterAll(() => rmSync(dist, { recursive: true }));

it('names the files of a part with their hashes, and what it shares, but no other part', () => {
  const needs = neededFiles(dist, stats, { '/vehicles': ['lists'], '/vehicles/add': ['forms', 'lists'] });
  const filesOf = (path: string) => needs[path]?.map(({ file }) => file);
  expect(filesOf('/vehicles')).toEqual(['lists.js', 'list-frame.js', 'split.js']);
  expect(filesOf('/vehicles/add')).toEqual(['forms.js', 'lists.js', 'list-frame.js', 'split.js']);
  expect(needs['/vehicles']?.[0]?.integrity).toBe(emptySha256);
});

it('leaves out a part that was not built', () => {
  expect(neededFiles(dist, stats, { '/gone': ['gone'] })).toEqual({});
});
